"""Who is here and who is away, as the server tells it; a bot for whoever has gone."""

from __future__ import annotations

from pathlib import Path

from tests.server.running import serving


def test_sockets_make_people_here_and_others_may_call_in_a_bot_for_who_is_away(folder: Path) -> None:
    with serving(folder) as server:
        anna, berta = server.visitor(), server.visitor()
        made = anna.table("me", "open", patience=60)
        assert anna.get(f"/api/tables/{made['table']}")["patience"] == 60
        berta.join(made["invitations"][0]["url"], "Berta")
        path = f"/api/tables/{made['table']}"
        mine, hers = anna.socket(made["table"], 0), berta.socket(made["table"], 1)
        here = mine.hear_until(lambda told: "table" in told and told["table"]["seats"][1]["here"])
        assert here["table"]["seats"][1]["gone"] is None
        turn = anna.get(path)["turn"]
        away, left, asker = (mine, hers, berta) if turn == 0 else (hers, mine, anna)
        away.close()
        gone = left.hear_until(lambda told: "table" in told and not told["table"]["seats"][turn]["here"])
        since = gone["table"]["seats"][turn]["gone"]
        assert since <= gone["now"]
        assert gone["table"]["seats"][turn]["call_at"] == since + 60
        told = left.ask(type="call_in", seat=1 - turn, absent=turn)
        assert told["error"]["key"] == "table-absent-wait"
        assert asker.refused(f"{path}/seats/{turn}/call", seat=1 - turn) == (409, "table-absent-wait")
        assert asker.refused(f"{path}/seats/{1 - turn}/call", seat=1 - turn) == (409, "table-not-absent")
        assert asker.refused(f"{path}/seats/{turn}/remind", seat=1 - turn) == (409, "table-remind-no-way")
        assert left.ask(type="remind", seat=1 - turn, absent=turn)["error"]["key"] == "table-remind-no-way"
