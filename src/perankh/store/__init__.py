"""Level 6: what the house keeps: tables, people, sign-ins. Knows neither HTTP nor rules.

`protocol` says what any store does, `sqlite` is the embedded one, `writer` its single writing
thread, `schema` and `migrations` what lies in the file.
"""
