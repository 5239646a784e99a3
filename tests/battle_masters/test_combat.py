"""Attack and defence on open ground."""

from __future__ import annotations

from tests.vocabulary import battle, example, rule


@rule("bm.attack.skull_is_wound", "bm.defence.shield_cancels", "bm.defence.net_wounds", "bm.attack.elimination")
@rule("bm.defence.no_counter_damage", "bm.attack.no_advance")
@example("bm.ex.attack.wounds_and_elimination")
def test_skulls_less_shields_wound_and_the_third_skull_eliminates() -> None:
    field = battle(
        card="cha_gob_orc",
        cha_orcs_gazkull="e7",
        cha_orcs_zogrod="f8",
        imp_lord_knights={"hex": "f7", "skulls": 1},
        imp_cannon="a1",
    )
    field.play("use cha_orcs_gazkull").throw("ssh", "hssbb").play("attack imp_lord_knights")
    assert field.skulls("imp_lord_knights") == 2
    assert field.skulls("cha_orcs_gazkull") == 0

    field.throw("sss", "hbbsb").play("attack imp_lord_knights")
    assert not field.alive("imp_lord_knights")
    assert field.hex("cha_orcs_zogrod") == "f8"
    assert field.skulls("cha_orcs_zogrod") == 0
