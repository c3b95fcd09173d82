"""Level 7: tables in the browser. HTTP, WebSocket and sign-in; no rule and no storage lives here.

`messages` is the whole contract with the page; `app` puts the parts together.
"""
