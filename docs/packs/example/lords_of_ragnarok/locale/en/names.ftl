# What things are called and what their texts say; the key of each is as in names.ftl of the game.
attack-special_attack = Special Attack
attack-headbutt = Headbutt
source-valhalla_gates = Toll of the Gates
source-valhalla_gates-about = Each time one of your Armies is destroyed, for whatever reason, gain 1 Rune of your choice.
event-event_01-about = Placement: the next Uruz Monster enters Region 1. Activation: Othala Monsters, then Algiz Monsters, then the Boss.
attack-special_attack-about = Resolve the Special Attack of the hunted Monster’s or Boss’s sheet.
attack-headbutt-about = The Hunter suffers 1 Injury.
