"""The box of Imhotep: form of the file, checks, and the tables that the rules read."""
