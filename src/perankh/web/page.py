"""The built page: every file is read once at the start, so no path can reach anything else.

Files with a hash in their name may be kept for ever; the others are asked for again each time. A
`.br` file beside a file is its compressed form, a gzip form is made here.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

from litestar import Request
from litestar.datastructures import State
from litestar.response import Response

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TEXTUAL = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest",
    "image/svg",
)
SMALL = 600
"""Files of fewer bytes are not worth compressing."""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")

NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Perankh</title>
<p>The page has not been built yet. Run <code>make setup</code> and start the server again.</p>
"""


class File:
    """Something that stays as it is, ready to be sent in the best form that a browser takes."""

    def __init__(
        self, kind: str, content: bytes, brotli: bytes | None = None, cache: str = ASK_AGAIN
    ) -> None:
        self.kind = kind
        self.content = content
        self.cache = cache
        self.forms: dict[str, bytes] = {}
        if brotli is not None:
            self.forms["br"] = brotli
        if kind.startswith(TEXTUAL) and len(content) >= SMALL:
            self.forms["gzip"] = gzip.compress(content, 9, mtime=0)
        self.etag = f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'

    def answer(self, request: Request[object, object, State]) -> Response[bytes]:
        """Send it, unless the browser has it already."""
        headers = {"cache-control": self.cache, "etag": self.etag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.etag:
            return Response(b"", status_code=304, headers=headers)
        taken = _encodings(request.headers.get("accept-encoding", ""))
        for form in ("br", "gzip"):
            if form in taken and form in self.forms:
                headers["content-encoding"] = form
                return Response(self.forms[form], headers=headers, media_type=_full(self.kind))
        return Response(self.content, headers=headers, media_type=_full(self.kind))


class Page:
    """All files of the built page."""

    def __init__(self, folder: Path) -> None:
        self._files: dict[str, File] = {}
        for file in sorted(folder.rglob("*")) if folder.is_dir() else ():
            if file.is_file() and file.suffix not in (".br", ".gz"):
                path = "/" + file.relative_to(folder).as_posix()
                packed = file.with_name(file.name + ".br")
                brotli = packed.read_bytes() if packed.is_file() else None
                kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
                cache = FOR_EVER if path.startswith("/assets/") else ASK_AGAIN
                self._files[path] = File(kind, file.read_bytes(), brotli, cache)

    @property
    def is_built(self) -> bool:
        """Whether there is anything to show."""
        return "/index.html" in self._files

    def find(self, path: str, game: str = "") -> File | None:
        """The file of a path; what looks like a place in the page is the page itself.

        For a table of a known `game` it is the form of the page that asks at once for its board.
        """
        found = self._files.get(path)
        if found is None and "." not in path.rpartition("/")[2]:
            return self._files.get(f"/t/{game}.html") or self._files.get("/index.html")
        return found

    def answer(self, request: Request[object, object, State], game: str = "") -> Response[bytes]:
        """Send the file that is asked for; `game` as in `find`."""
        path = request.scope["path"]
        file = self.find(path, game)
        if file is None:
            if self.is_built or "." in path:
                return Response(b"not found\n", status_code=404, media_type="text/plain")
            return Response(NOT_BUILT, status_code=503, media_type="text/html; charset=utf-8")
        return file.answer(request)


def _encodings(accepted: str) -> set[str]:
    """What a browser takes, without what it refuses (`q=0`).

    >>> sorted(_encodings("gzip;q=1.0, br, deflate;q=0"))
    ['br', 'gzip']
    """
    found = set()
    for part in accepted.split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0"):
            found.add(name.strip().lower())
    return found


def _full(kind: str) -> str:
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
