"""Draw a battle in the terminal as a picture: python docs/picture.py docs/terminal.svg"""

import io
import sys

from rich.console import Console
from rich.terminal_theme import MONOKAI

import warhost
from warhost.bots.bot import bot
from warhost.bots.knowledge import Knowledge
from warhost.cli import layout
from warhost.cli.boards import Space
from warhost.cli.screen import Screen

SEED = 11
DECISIONS = 150
WIDTH = 120

# Rich's own frame asks a server for its font; a picture in a repository stands alone.
FRAME = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{
  font: {char_height}px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  line-height: {line_height}px;
}}
.{unique_id}-title {{ font: bold 18px system-ui, sans-serif; }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def main(path: str) -> None:
    """Let two simple bots fight for a while, then show what the next seat sees."""
    game = warhost.load("battle_masters", content="")
    state = game.new(seed=SEED, log=True, scenario="borderlands", borderlands_setup="fixed")
    bots = [bot("simple", game, seat) for seat in range(2)]
    for _ in range(DECISIONS):
        state.play(bots[state.acting].choose(Knowledge(state, state.acting)))
    while state.seat != 0 or state.decision().kind != "act" or len(state.legal()) < 6:
        state.play(bots[state.acting].choose(Knowledge(state, state.acting)))
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    screen = Screen("en", console)
    screen.game = game
    space = Space(WIDTH, None, False)
    offers = [state.notation(choice) for choice in state.legal()]
    drawing = layout.draw(screen, game, state.view(0), offers, space)
    log = [screen.language.say(line) for line in state.log_for(0)]
    labels = [screen.language.say(state.label(choice)) for choice in state.legal()]
    screen.show(layout.page(drawing, log, space, legend=True))
    screen.show(screen.language.say(state.decision().prompt), layout.choices(labels, offers, drawing.tags, space))
    console.save_svg(path, title="warhost play battle_masters", theme=MONOKAI, code_format=FRAME, unique_id="battle")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "docs/terminal.svg")
