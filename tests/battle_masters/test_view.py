"""What the table shows: the units of a card, the piece in hand, nothing hidden."""

from __future__ import annotations

from tests.battle_masters.vocabulary import battle, new_battle


def test_the_view_tells_who_acts_who_waits_and_who_is_done() -> None:
    field = battle(
        card="cha_gob_orc", cha_orcs_gazkull="e7", cha_orcs_zogrod="h8", cha_goblins_grom="k5", imp_lord_knights="f7"
    )
    assert field.view["activation"] == {
        "unit": None,
        "ready": ["cha_orcs_gazkull", "cha_orcs_zogrod", "cha_goblins_grom"],
        "done": [],
    }
    field.play("use cha_orcs_zogrod", "move i8")
    assert field.view["activation"] == {
        "unit": None,
        "ready": ["cha_orcs_gazkull", "cha_goblins_grom"],
        "done": ["cha_orcs_zogrod"],
    }
    field.play("use cha_orcs_gazkull")
    assert field.view["activation"]["unit"] == "cha_orcs_gazkull"


def test_the_unit_in_hand_shows_only_to_its_own_side_while_tokens_lie_face_down() -> None:
    field = new_battle(scenario="plains").play("deploy cha_ogre_grimorg")
    assert field.state.view(1)["table"]["in_hand"] == "cha_ogre_grimorg"
    assert field.state.view(0)["table"]["in_hand"] is None
    assert field.state.view(None)["table"]["in_hand"] is None


def test_the_piece_being_laid_shows() -> None:
    field = new_battle(scenario="free").play("mat full_mat", "lay hedge")
    assert field.view["laying"] == {"piece": "hedge", "hex": None}
    field.play("cover e7")
    assert field.view["laying"] == {"piece": "hedge", "hex": "e7"}
