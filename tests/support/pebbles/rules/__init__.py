"""The rules of Pebbles: what lies on the table, what is asked, what happens."""
