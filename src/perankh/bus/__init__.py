"""Level 6: telling that a table has moved on. Only hints: what happened is in the store's log."""
