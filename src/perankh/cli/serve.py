"""`perankh serve`: tables in the browser."""

from __future__ import annotations

import ipaddress
import subprocess
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Annotated

import typer

from perankh import compiled
from perankh.cli.inputs import BadArgument

app = typer.Typer(rich_markup_mode=None)

Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", help="Where the tables are kept; yours by default."),
]
"""The option `--data`, the same in all commands about the tables."""


def data_folder(given: Path | None) -> Path:
    """Where the tables are kept: the given folder, or the user's own."""
    if given is not None:
        return given
    from platformdirs import user_data_path

    return user_data_path("perankh", appauthor=False)


@app.command()
def serve(
    port: Annotated[int, typer.Option(help="0: any that is free.")] = 8080,
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0: for all who can reach it.")
    ] = "127.0.0.1",
    data: Data = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the page in the browser.")
    ] = False,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name under which the server may be called."),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="Address or network of a proxy before this server, whose X-Forwarded-For and "
            "X-Forwarded-Proto are taken at their word; nobody's are by default.",
        ),
    ] = None,
    keep_guest_tables: Annotated[
        int,
        typer.Option(
            metavar="DAYS",
            help="How long unfinished tables of guests alone are kept after their last change; "
            "0: for ever.",
        ),
    ] = 180,
    compile_rules: Annotated[
        bool,
        typer.Option("--compile", help="Compile the rules meanwhile, if they are not."),
    ] = False,
) -> None:
    """Open the house: tables in the browser, until Ctrl-C.

    Examples: perankh serve --open · perankh serve --host 0.0.0.0 --allow-host play.example.org
    """
    from perankh.bus.local import LocalBus
    from perankh.store.sqlite import FILE, open_store
    from perankh.web.server import serve as run
    from perankh.web.settings import Settings

    if not 0 <= port <= 65535:
        raise BadArgument(f"--port: must lie in 0 to 65535, not {port}")

    if keep_guest_tables < 0:
        raise BadArgument(f"--keep-guest-tables: must be 0 or more days, not {keep_guest_tables}")
    proxies = tuple(checked_network(one) for one in trusted_proxy or ())

    def ready(address: str) -> None:
        print(f"Perankh is open: {address}  (Ctrl-C closes it)", flush=True)
        if open_browser and not webbrowser.open(address):
            print("no browser was found here; open the address yourself", file=sys.stderr)

    if compile_rules:
        _compile_meanwhile()
    given = Settings(
        data=data_folder(data),
        host=host,
        port=port,
        hosts=tuple(allow_host or ()),
        trusted_proxies=proxies,
        guest_tables_kept=keep_guest_tables,
    )
    run(given, lambda: open_store(given.data / FILE), LocalBus(), ready)


def checked_network(given: str) -> str:
    """The network that an address or a network stands for."""
    try:
        return str(ipaddress.ip_network(given, strict=False))
    except ValueError as error:
        raise BadArgument(f"--trusted-proxy: {error}; such as 127.0.0.1 or 10.0.0.0/8") from None


def _compile_meanwhile() -> None:
    """Compile the rules beside the server, so that nobody waits for it before the first game."""
    from perankh.build import BESIDE, UNCOMPILED, what_is_missing

    if compiled():
        return
    if obstacle := what_is_missing():
        print(f"{obstacle}: {UNCOMPILED}")
        return
    print("The rules are compiled meanwhile, game by game; then computers think faster.")
    process = subprocess.Popen(
        [sys.executable, "-m", "perankh.build", "--quiet", BESIDE],
        stdin=subprocess.PIPE,  # it ends with us, however we end
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    Thread(target=_tell_the_end, args=(process,), daemon=True).start()


def _tell_the_end(process: subprocess.Popen[bytes]) -> None:
    code = process.wait()
    if code == 0:
        print("The rules are compiled now.", flush=True)
    elif code > 0:
        print("Compiling the rules failed; `make setup` tells why. You can play on.", flush=True)
