"""Level 7: the tables that are open in this process, and who thinks for their computer players.

`table_host` opens tables and changes them, `open_table` is one of them, `worker` and `worker_pool`
are the processes that think, `advice` asks them for hints and analyses. Knows the protocols of
store and bus; knows nothing of HTTP, browsers or messages.
"""
