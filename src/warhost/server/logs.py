"""What the server writes down about itself: one JSON object a line, nothing secret in it."""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import Any, Final, TextIO

# Only these fields reach the log, so that nothing is written because somebody attached it to a record.
FIELDS: Final = (
    "bot",
    "error",
    "method",
    "milliseconds",
    "number",
    "path",
    "port",
    "pid",
    "seat",
    "status",
    "table",
)


class Lines(logging.Formatter):
    """A record as a line of JSON. Of an exception only its kind and where it was raised, never its words."""

    def format(self, record: logging.LogRecord) -> str:
        doc: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.msg if not record.args else record.getMessage(),
        }
        for name in FIELDS:
            if name in record.__dict__ and name not in doc:
                doc[name] = record.__dict__[name]
        if record.exc_info and record.exc_info[0] is not None:
            doc["exception"] = record.exc_info[0].__name__
            doc["where"] = [
                f"{frame.filename.rpartition('warhost/')[2]}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return json.dumps(doc, ensure_ascii=False, default=str)


def set_up(stream: TextIO | None = None) -> None:
    """Send everything to one stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    logging.getLogger("uvicorn.access").disabled = True  # it writes whole addresses; ours names the route
    logging.getLogger("alembic").setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel(logging.WARNING)
