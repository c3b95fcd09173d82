"""Level 8: what only measures. Nothing that people play with imports it.

`playouts` and `search` measure the rules, `server` and `page` what people feel; the commands that
print it all are in `perankh.cli`.
"""
