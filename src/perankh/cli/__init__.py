"""Level 8: the command `perankh`. Here is only its front door.

Each command has its own module, which is imported when the command is called; what bad input
leads to is decided in one place, `run`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import TYPE_CHECKING

from perankh._version import __version__

if TYPE_CHECKING:
    import typer

COMMANDS = {
    "serve": "serve",
    "backup": "backup",
    "check-store": "check_store",
    "play": "play",
    "games": "games",
    "new": "new",
    "try": "try_out",
    "replay": "replay",
    "verify": "verify",
    "analyse": "analyse",
    "hint": "hint",
    "rules": "rules",
    "position": "position",
    "box": "box",
    "fuzz": "fuzz",
    "bench": "bench",
    "torture": "torture",
    "arena": "arena",
    "schema": "schema",
}
"""Every command and its module in `perankh.cli`, in the order in which help lists them."""

BAD_INPUT = 2
INTERRUPTED = 130


def build(command: str | None) -> typer.Typer:
    """The application with one command, or with all of them."""
    import typer

    app = typer.Typer(
        name="perankh",
        help="Modern games about ancient Egypt: play them, keep and check records of games.",
        epilog="`perankh COMMAND --help` explains a command. `perankh serve` opens the tables.",
        add_completion=False,
        no_args_is_help=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )

    def version(wanted: bool) -> None:
        if wanted:
            typer.echo(__version__)
            raise typer.Exit

    @app.callback()
    def house(
        show_version: bool = typer.Option(
            False, "--version", callback=version, is_eager=True, help="Show the version and exit."
        ),
    ) -> None:
        """Modern games about ancient Egypt: play them, keep and check records of games."""

    for name, module in COMMANDS.items():
        if command in (None, name):
            found: typer.Typer = import_module(f"perankh.cli.{module}").app
            app.add_typer(found)
    return app


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; its exit code. Bad input is one line on standard error."""
    import typer

    from perankh.kernel.errors import PerankhError

    named = next((word for word in arguments if not word.startswith("-")), "")
    command = typer.main.get_command(build(named if named in COMMANDS else None))
    try:
        code = command.main(list(arguments) or ["--help"], "perankh", standalone_mode=False)
    except PerankhError as error:
        return _refuse(str(error))
    except typer.Abort:
        return INTERRUPTED
    except typer.TyperException as error:
        return _refuse(_usage(error, named))
    except OSError as error:
        return _refuse(f"{error.filename or 'file'}: {error.strerror or error}")
    return code if isinstance(code, int) else 0


def _usage(error: Exception, command: str) -> str:
    """What is wrong with the command line, and where help is."""
    format_message = getattr(error, "format_message", None)
    said = str(format_message()) if callable(format_message) else str(error)
    asked = f"perankh {command} --help" if command in COMMANDS else "perankh --help"
    return f"{said.strip()} See: {asked}"


def _refuse(message: str) -> int:
    line = " ".join(message.split())
    print(f"perankh: {line}", file=sys.stderr)
    return BAD_INPUT


def main() -> None:
    """The entry point of the command `perankh`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # What a terminal can't show, or nobody can read, becomes a question mark.
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))
