"""Print the description of the server's API, without starting a server (`make api`)."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from warhost.server.app import Application
from warhost.server.settings import Settings

with tempfile.TemporaryDirectory() as folder:
    application = Application(Settings(data=Path(folder)))
    print(json.dumps(application.api.openapi(), indent=1, sort_keys=True))
    application.hall.close()
