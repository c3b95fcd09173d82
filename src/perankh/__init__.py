"""Perankh: the house where five modern games about ancient Egypt live.

Importing the package decides once whether the rules run compiled (see `perankh._native`);
nothing else happens here.
"""

from perankh._native import install as _install
from perankh._version import __version__

__all__ = ["__version__", "compiled"]

_build = _install()


def compiled() -> bool:
    """Whether this process runs the rules as machine code rather than as plain Python."""
    return _build is not None
