set blaze_of_glory "Blaze of Glory" released 1999

card "Battle Bridge Door" doorway {
  property [TNG]
  seeds one on table
  opens the battle bridge
  not encoded "drawn in a ship battle with a leader it gives two tactics more, or WEAPONS"
}

card "Phaser Banks" tactic {
  property [FC]
  ATTACK 1; DEFENSE 2; hull_loss 30
  adds 2 to attack if some Federation ship in own_force
  host: RANGE -1, WEAPONS -2, SHIELDS -1
  as damage: kill one personnel aboard (host as craft) at random
  not encoded "whom it kills on a Nor"
}

card "Pulse Disruptor" tactic {
  property [TNG]
  ATTACK 1; DEFENSE 2; hull_loss 30
  adds 2 to attack if some Klingon ship in own_force
  host: RANGE -2, WEAPONS -1, SHIELDS -1
  as damage: kill one personnel aboard (host as craft) at random
  not encoded "whom it kills on a Nor"
}

card "Photon Torpedo" tactic {
  property [FC]
  ATTACK 2; DEFENSE 2; hull_loss 35
  adds 1 to attack if some ship in own_force where ship_class of it = "Akira"
  host: WEAPONS -1, SHIELDS -1
  as damage: kill one SECURITY or Computer Skill personnel aboard (host as craft) at random
  not encoded "whom it kills on a Nor"
}

card "Evasive Maneuvers" tactic {
  property [DS9]
  traits maneuver_card
  ATTACK -2; DEFENSE 4; hull_loss 35
  adds 2 to defense if some ship in own_force where it is needs_no_staff
  host: RANGE -1
  as damage: kill one ENGINEER or Astrophysics or Physics personnel aboard (host as craft) at random
  not encoded "whom it kills on a Nor"
}

card "Pulse Phaser Cannons" tactic {
  property [DS9]
  ATTACK 4; DEFENSE 1; hull_loss 20
  adds 1 to attack if some ship in own_force where ship_class of it = "Defiant"
  host: WEAPONS -1, SHIELDS -1, loses Tractor Beam
}

scenario "A tactic adds to the ATTACK, and those below it are the damage" under r24, r18
  cites r24 "7.4.3-s3-draw", "7.4.3-s3-choose", "7.4.3-s3-reveal", "7.4.3-s4-attack", "7.4.3-s4-bonus-once", "7.4.3-s6-current-tactic",
  "7.4.3-bbsd-variants", "gl-attack-bonus" cites r18 "sb-damage", "sb-tactics-optional", "tac-choose", "tac-draw", "tac-none",
  "tac-reveal" {
  given mission of one: "Amnesty Talks"
  given table of one: "Battle Bridge Door"
  given battle bridge of one: "Pulse Disruptor", "Evasive Maneuvers", "Photon Torpedo", "Phaser Banks"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command" of two
  given crew of two on "U.S.S. Enterprise" version "Chain of Command": "Martin" of two, "Davies" of two, "Lopez" of two
  given turn of one
  when one attacks "U.S.S. Enterprise" with "I.K.S. K'Vort"
  two passes
  when one draws a tactic
  when one draws a tactic
  when one fights with "Pulse Disruptor"
  then "U.S.S. Enterprise" is not damaged, "Pulse Disruptor" in battle_bridge of one, size(battle_bridge of one) = 4
}

scenario "A hit turns up two for damage, which count as they lie, and are told before the HULL" under r24, r18
  cites r24 "icon-flip", "7.4.3-s6-current-tactic", "7.5.1-tactics-indicated", "7.5.1-marker-definition", "7.5.1-marker-order",
  "12.9-damage-cumulative",
  "g-damage-immediate", "g-damage-ongoing", "g-damage-hull", "g-damage-cum", "gl-damage-order", "gl-damage-immediate-ongoing"
  cites r18 "cum-markers-default", "dmg-cumulative", "dmg-marker-order", "sb-damage" {
  given mission of one: "Amnesty Talks"
  given table of one: "Battle Bridge Door"
  given battle bridge of one: "Pulse Disruptor", "Pulse Phaser Cannons", "Phaser Banks", another "Phaser Banks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command" of two
  given crew of two on "U.S.S. Enterprise" version "Chain of Command": "Martin" of two, "Davies" of two, "Lopez" of two
  given turn of one
  when one attacks "U.S.S. Enterprise" with "I.K.S. Bortas"
  two passes
  when one draws a tactic
  one passes
  when one fights with "Pulse Disruptor"
  random picks "Lopez"
  then "Lopez" is killed, hull of "U.S.S. Enterprise" = 50, "U.S.S. Enterprise" is damaged
  then WEAPONS of "U.S.S. Enterprise" = 4, SHIELDS of "U.S.S. Enterprise" = 7, RANGE of "U.S.S. Enterprise" = 7
  then "Pulse Phaser Cannons" in attached of "U.S.S. Enterprise", "Phaser Banks" in attached of "U.S.S. Enterprise"
  then not ("U.S.S. Enterprise" is Tractor Beam), another "Phaser Banks" in battle_bridge of one
}

scenario "Without a current tactic it is two for a hit and four for a direct one" under r24, r18
  cites r24 "7.4.3-s6-default", "7.5.1-tactics-default", "gl-default-damage", "g-damage-default", "g-damage-default-not-rotation",
  "g-damage-empty-deck", "7.5.1-no-both", "g-damage-no-mix", "gl-damage-none-left" cites r18 "dmg-default-lost", "dmg-no-markers",
  "sb-damage", "sb-damage-empty-deck" {
  given mission of one: "Amnesty Talks"
  given table of one: "Battle Bridge Door"
  given battle bridge of one: "Pulse Phaser Cannons", another "Pulse Phaser Cannons", "Evasive Maneuvers"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given crew of one on "I.K.S. K'Vort": "Korris" version "The Next Generation"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas", "I.K.S. K'Vort"
  one passes
  then hull of "U.S.S. Oberth" = 25, size(battle_bridge of one) = 0, turns_of_damage of "U.S.S. Oberth" = 0, "U.S.S. Oberth" is damaged
  then RANGE of "U.S.S. Oberth" = 5, WEAPONS of "U.S.S. Oberth" = 2
}

scenario "Whatever damages a ship does it with the other player's tactics" under r24, r18
  cites r24 "7.5.1-which-system", "7.5.1-tactics-any-reason", "g-damage-markers", "gl-damage-markers", "2.13-dual-role"
  cites r18 "dmg-depends" {
  given mission of one: "Amnesty Talks"
  given table of two: "Battle Bridge Door" of two
  given battle bridge of two: "Pulse Phaser Cannons" of two, "Evasive Maneuvers" of two
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given damage "U.S.S. Oberth"
  given damage "I.K.S. K'Vort"
  then hull of "U.S.S. Oberth" = 45, hull of "I.K.S. K'Vort" = 50, RANGE of "I.K.S. K'Vort" = 5
}

scenario "In dock one marker goes at the end of every full turn, by chance, and back to its side deck" under r24, r18
  cites r24 "gl-bb-recycle", "7.5.2-end-turn" cites r18 "repair-end-turn", "tac-never-discard" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given "Pulse Phaser Cannons" of two on "U.S.S. Oberth"
  given "Evasive Maneuvers" of two on "U.S.S. Oberth"
  given turn of one
  given announce turn_ends(one)
  random picks "Evasive Maneuvers"
  then "Pulse Phaser Cannons" in attached of "U.S.S. Oberth", "Evasive Maneuvers" in battle_bridge of two
}

scenario "Tactics are stocked in their side deck alone" under r24, r18 cites r24 "gl-deck", "g-deck", "gl-bb-deck", "2.13-side-deck-only",
  "3.3-not-seed-cards" cites r18 "sb-tactics-optional", "sidedeck-not-seed-cards" {
  given draw deck of one: "Phaser Banks", 29 "Lopez"
  then deck of one is refused because r24 "2.13", "3.3"
  given battle bridge of one: "Phaser Banks"
  then deck of one is not refused because r24 "2.13", "3.3"
}

card "Attack Wing" tactic {
  property [DS9]
  ATTACK 1; DEFENSE 2; hull_loss 25
  host: RANGE -1, WEAPONS -1, SHIELDS -1
  not encoded "3 sentences of its text cannot be read yet"
}

card "Borg Cutting Beam" tactic {
  icons [BO]
  property [TNG]
  ATTACK 1; DEFENSE 3; hull_loss 40
  host: SHIELDS -2
  left_as_damage
  hit_flips 0
  direct_flips 0
  not encoded "one sentence of its text cannot be read yet"
}

card "Crimson Forcefield" tactic {
  property [TNG]
  ATTACK 0; DEFENSE 2; hull_loss 40
  host: RANGE -2, WEAPONS -2, SHIELDS -3
  hit_flips 1
  direct_flips 2
  not encoded "2 sentences of its text cannot be read yet"
}

card "Full Phaser Spread" tactic {
  property [TNG]
  ATTACK 3; DEFENSE 2; hull_loss 30
  host: RANGE -1, WEAPONS -1, SHIELDS -1
  adds 1 to attack if some ship in own_force where ship_class of it = "Galaxy"
  not encoded "one sentence of its text cannot be read yet"
}

card "Maximum Firepower" tactic {
  property [TNG]
  ATTACK 6; DEFENSE -3; hull_loss 20
  host: SHIELDS -2
  not encoded "2 sentences of its text cannot be read yet"
}

card "Phased Polaron Beam" tactic {
  property [DS9]
  ATTACK 1; DEFENSE 2; hull_loss 30
  host: RANGE -1, WEAPONS -2, SHIELDS -1
  adds 2 to attack if some Dominion ship in own_force
  as damage: kill one personnel aboard (host as craft) at random
  not encoded "whom it kills on a Nor"
}

card "Picard Maneuver" tactic {
  property [TNG]
  traits maneuver_card
  ATTACK 3; DEFENSE 0; hull_loss 20
  host: RANGE -2, SHIELDS -2
  not encoded "2 sentences of its text cannot be read yet"
}

card "Plasma Torpedo" tactic {
  property [TNG]
  ATTACK 1; DEFENSE 2; hull_loss 30
  host: RANGE -1, WEAPONS -1, SHIELDS -2
  adds 2 to attack if some Romulan ship in own_force
  as damage: kill one personnel aboard (host as craft) at random
  not encoded "whom it kills on a Nor"
}

card "Primary Energy Weapon" tactic {
  property [FC]
  ATTACK 1; DEFENSE 2; hull_loss 30
  host: RANGE -1, WEAPONS -2, SHIELDS -2
  adds 2 to attack if some Borg ship in own_force
  as damage: kill one personnel aboard (host as craft) at random
  not encoded "whom it kills on a Nor"
}

card "Quantum Torpedo" tactic {
  property [FC]
  ATTACK 5; DEFENSE 0; hull_loss 15
  host: WEAPONS -2, SHIELDS -2
  adds 1 to attack if some ship in own_force where ship_class of it = "Sovereign"
  not encoded "one sentence of its text cannot be read yet"
}

card "Spiral-Wave Disruptor" tactic {
  property [DS9]
  ATTACK 1; DEFENSE 2; hull_loss 30
  host: RANGE -2, WEAPONS -1, SHIELDS -1
  adds 2 to attack if some Cardassian ship in own_force
  as damage: kill one personnel aboard (host as craft) at random
  not encoded "whom it kills on a Nor"
}

card "Strafing Run" tactic {
  property [DS9]
  ATTACK 4; DEFENSE -1; hull_loss 20
  host: RANGE -1, WEAPONS -1, SHIELDS -1
  adds 1 to attack if some ship in own_force where ship_class of it = "Hideki"
  left_as_damage
  hit_flips 1
  direct_flips 3
  not encoded "one sentence of its text cannot be read yet"
}

card "Target Engines" tactic {
  property [DS9]
  ATTACK 2; DEFENSE 1; hull_loss 25
  host: RANGE -2
  adds 1 to attack if some Dominion ship in own_force
  left_as_damage
  hit_flips 1
  direct_flips 3
  not encoded "one sentence of its text cannot be read yet"
}

card "Target Shields" tactic {
  property [FC]
  ATTACK 2; DEFENSE 2
  host: SHIELDS -2
  left_as_damage
  hit_flips 1
  direct_flips 3
  not encoded "2 sentences of its text cannot be read yet"
}

card "Target These Coordinates" tactic {
  property [FC]
  ATTACK 3; DEFENSE 1; hull_loss 20
  host: RANGE -1, WEAPONS -1, SHIELDS -1
  left_as_damage
  hit_flips 1
  not encoded "a hit is harder where the target has a Weak Spot"
  direct_flips 3
  not encoded "one sentence of its text cannot be read yet"
}

card "Target Weapons" tactic {
  property [DS9]
  ATTACK 2; DEFENSE 1; hull_loss 25
  host: WEAPONS -2
  adds 1 to attack if some Dominion ship in own_force
  left_as_damage
  hit_flips 1
  direct_flips 3
  not encoded "one sentence of its text cannot be read yet"
}

scenario "Tactics serve only through their door" under r24, r18 cites r24 "2.13-side-deck-only", "2.5-function", "3.0-side-decks-any"
  cites r18 "sb-tactics-optional" {
  given mission of one: "Amnesty Talks"
  given battle bridge of two: "Pulse Phaser Cannons" of two, "Evasive Maneuvers" of two
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": "U.S.S. Hood"
  given damage "U.S.S. Oberth"
  then turns_of_damage of "U.S.S. Oberth" = 1
  given table of two: "Battle Bridge Door" of two
  given damage "U.S.S. Hood"
  then turns_of_damage of "U.S.S. Hood" = 0, "U.S.S. Hood" is damaged
}
