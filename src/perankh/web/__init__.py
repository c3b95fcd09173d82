"""Level 8: tables in the browser: HTTP, WebSocket, sign-in. Store and bus are handed in.

`messages` is the whole contract with the page; `app` puts the parts together.
"""
