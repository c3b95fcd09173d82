"""The box of Pebbles: the file is read and checked, and becomes tables."""
