"""The box of Valley of the Kings: form of the file, checks, and the tables that the rules read."""
