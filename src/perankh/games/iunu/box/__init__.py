"""The box of Iunu: form of the file, checks, and the tables that the rules read."""
