"""What the parser of commands says by itself: its complaints and the headings of its help, in our words."""

from __future__ import annotations

import re
from typing import Any, Final

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from warhost.cli.screen import Mistake
from warhost.engine.text import Text

HEADINGS: Final = {
    r"^Usage:": "cli-heading-usage",
    r"^Arguments:$": "cli-heading-arguments",
    r"^Options:$": "cli-heading-options",
    r"^Commands:$": "cli-heading-commands",
    r"(?<= )COMMAND \[ARGS\]\.\.\.$": "cli-heading-command",
    r"(?<=\[)default:": "cli-heading-default",
    r"(?<=\[)required(?=\]$)": "cli-heading-required",
    r"(?<=  )Show this message and exit\.$": "cli-help-help",
}


class Spoken(typer.Context):
    """A command being read; the parser's own words in its help become ours."""

    def get_help(self) -> str:
        text = super().get_help()
        for said, key in HEADINGS.items():
            text = re.sub(said, self.obj.words(key), text, flags=re.MULTILINE)
        return text


class Commands(TyperGroup):
    """Commands by name; one that is not there is refused with those that are."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            raise Mistake("cli-no-such-command", command=args[0], known=_verbatim(self.commands))
        return super().resolve_command(ctx, args)


def mistake(error: TyperException) -> Mistake | None:
    """The same complaint as a text of ours; None for one that is only a help page."""
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        return None
    wrong = getattr(error, "option_name", "")
    if kind == "BadOptionUsage":
        return Mistake("cli-option-value" if "requires" in error.message else "cli-option-no-value", name=wrong)
    context: Any = getattr(error, "ctx", None)
    command = "warhost" if context is None else context.command_path
    if kind == "NoSuchOption":
        known = [] if context is None else [name for option in context.command.params for name in option.opts]
        return Mistake("cli-no-such-option", option=wrong, help=command, known=_verbatim(known))
    missing: Any = getattr(error, "param", None)
    if missing is not None:
        return Mistake("cli-missing-word", name=missing.metavar or missing.opts[0], help=command)
    found = re.search(r" \((.*)\)$", error.message, re.DOTALL)
    if found is not None:
        return Mistake("cli-too-many-words", words=found[1], help=command)
    return Mistake("cli-missing-command", help=command)


def _verbatim(names: Any) -> tuple[Text, ...]:
    return tuple(Text("verbatim", text=name) for name in names)
