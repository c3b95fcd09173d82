"""Perankh: the house where modern games about ancient Egypt live.

Importing the package decides once whether the rules run compiled (see `perankh._native`);
nothing else happens here.
"""

from perankh import _native
from perankh._version import __version__

__all__ = ["__version__", "compiled", "is_more_compiled_by_now"]

_in_use = _native.install()


def compiled(game: str | None = None) -> bool:
    """Whether this process runs the rules as machine code rather than as plain Python.

    Of the game that is named, with the kernel and the minds under it; else of all games.
    """
    return _in_use.whole if game is None else game in _in_use.builds


def is_more_compiled_by_now() -> bool:
    """Whether a process that starts now would run rules as machine code that this one does not."""
    return not _in_use.whole and bool(_native.find_builds().builds.keys() - _in_use.builds.keys())
