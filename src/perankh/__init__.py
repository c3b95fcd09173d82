"""Perankh: the house where five modern games about ancient Egypt live.

Importing the package decides once whether the rules run compiled (see `perankh._native`);
nothing else happens here.
"""

from perankh._version import __version__

__all__ = ["__version__"]
