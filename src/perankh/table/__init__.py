"""Level 5: one table, as pure logic over an append-only log. Knows no storage, network or clock.

`entries` is what can stand in the log, `table` the table folded from it; `gathering`, `playing` and
`leaving` are what people ask for, each answered with entries to append; `views` is what a seat
may see of it all.
"""
