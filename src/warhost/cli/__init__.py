"""The command `warhost`: play, replay, simulate, look things up."""


def main() -> None:
    """Run the command; whatever a user gave us wrongly ends in one message and exit code 2."""
    from warhost.cli.app import app

    app(prog_name="warhost")
