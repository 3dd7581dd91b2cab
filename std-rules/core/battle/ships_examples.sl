// Ship battles, damage and repair.

scenario "More WEAPONS than SHIELDS is a hit: the ship is slow, and both sides are stopped" under r24, r18
  cites r24 "7.4.4-all-stopped", "7.4.3-s4-hit", "g-hit", "gl-hit", "g-damage-rotation", "7.4.3-s6-rotation", "7.5.1-rotation-marker",
  "7.5.1-rotation-rotate", "7.4.3-s8-stop", "7.4.3-s8-remain", "7.4-basic-ship-hit", "7.4.1-ship-battle"
  cites r18 "sb-hit", "sb-rotation", "battle-after-stop", "sb-resolution-stop", "sb-damaged-remain", "basic-ship-damage", "rot-rotate",
  "rot-single" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Martin" of two
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  two passes
  then "U.S.S. Oberth" is damaged, hull of "U.S.S. Oberth" = 50, RANGE of "U.S.S. Oberth" = 5
  then "U.S.S. Oberth" is stopped, "Martin" is stopped, "I.K.S. Bortas" is stopped, "Konmel" is stopped
}

scenario "More than double is a direct hit, and what goes down at the end has fired back" under r24, r18 cites r24 "7.4.3-s4-direct-hit",
  "g-direct-hit", "g-damage-direct", "gl-rotation-damage", "7.4.3-s4-no-damage-yet", "7.4.3-s6-opposing-only", "7.4.3-s7-winner",
  "7.4.3-stages", "7.4.3-s5-return", "7.4.3-s6-rotation-direct", "7.4.3-s8-destroy", "7.4-basic-double", "7.4.3-s7-player"
  cites r18 "sb-direct", "sb-return-fire", "sb-no-damage-yet", "sb-resolution-destroy", "basic-ship-destroy", "sb-rotation", "sb-winner",
  "sb-stages" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given ship of one at "Amnesty Talks": "Batris"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given crew of one on "Batris": "Korris" version "The Next Generation"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kromm" of two
  given turn of one
  when one attacks "I.K.S. K'Vort" with "I.K.S. Bortas", "Batris"
  when two fires back at "Batris"
  then "I.K.S. K'Vort" in discard_pile of two, "Kromm" in discard_pile of two
  then "Batris" is damaged, "I.K.S. Bortas" is not damaged, "I.K.S. Bortas" is stopped
}

scenario "As many WEAPONS as SHIELDS miss" under r24, r18 cites r24 "7.4.3-s4-miss", "7.4.3-s7-equal" cites r18 "sb-miss", "sb-winner" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given turn of one
  when one attacks another "I.K.S. K'Vort" with "I.K.S. K'Vort"
  then another "I.K.S. K'Vort" is not damaged, another "I.K.S. K'Vort" is stopped
}

scenario "A damaged ship that is hit again is lost" under r24, r18 cites r24 "7.4-basic-double", "7.4.3-s7-cap", "7.5.1-rotation-second",
  "7.5.1-hull-zero", "g-damage-second", "g-damage-damaged-def", "gl-damaged-def" cites r18 "basic-ship-destroy", "sb-winner-cap" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given damage "U.S.S. Oberth"
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  then "U.S.S. Oberth" in discard_pile of two
}

scenario "Every attacking ship needs a leader and somebody of its own side; in return none is needed" under r24, r18
  cites r24 "7.4.1-leader-each", "7.4-basic-leader", "7.4-basic-return-fire", "7.4.3-s1-attackers" cites r18 "basic-ship-return",
  "battle-attack-restr-lost", "sb-declaration" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given ship of one at "Amnesty Talks": "Batris"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given crew of one on "Batris": "Kromm"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kurak" of two
  given turn of one
  when one attacks "I.K.S. K'Vort" with "Batris"
  then refused
  when one attacks "I.K.S. K'Vort" with "I.K.S. Bortas"
  when two fires back at "I.K.S. Bortas"
  then "I.K.S. K'Vort" is damaged, "I.K.S. Bortas" is not damaged
}

scenario "Others may help the target, and an empty ship helps nobody" under r24, r18
  cites r24 "7.4.3-s1-defenders", "7.4.3-s1-return-decision", "7.4.3-s1-target-empty", "7.4.3-s1-one-target" cites r18 "sb-declaration",
  "sb-initiation" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given ship of two at "Amnesty Talks": "Batris" of two
  given crew of two on "Batris": "Kurak" of two
  given ship of two at "Amnesty Talks": another "I.K.S. K'Vort" of two
  given turn of one
  when one attacks "I.K.S. K'Vort" with "I.K.S. Bortas"
  then decision of two offers exactly "bring Batris to the defence"
  when two brings "Batris" to the defence
  when two fires back at "I.K.S. Bortas"
  then "I.K.S. K'Vort" is damaged, "I.K.S. Bortas" is damaged, "Batris" is stopped, another "I.K.S. K'Vort" is not stopped
}

scenario "In dock half of the outpost's SHIELDS help, and nothing is fired" under r24, r18
  cites r24 "7.4.3-s4-defense", "gl-facility-dock-shields", "7.1.4-no-mission-fire" cites r18 "dock-shield-extension", "dock-restrict",
  "sb-defense-total" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given outpost of two at "Amnesty Talks": "Federation Outpost" of two
  given ship of two docked at "Federation Outpost": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Lopez" of two
  given turn of one
  when one attacks in the dock of "Federation Outpost" with "I.K.S. Bortas"
  then "U.S.S. Oberth" is not damaged, "U.S.S. Oberth" is stopped, "Lopez" is stopped, "I.K.S. Bortas" is stopped
}

scenario "A facility is attacked like a ship" under r24 cites r24 "gl-facility-battle", "g-facility-battle" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given outpost of two at "Amnesty Talks": "Federation Outpost" of two
  given turn of one
  when one attacks "Federation Outpost" with "I.K.S. Bortas"
  then "Federation Outpost" is not damaged, "I.K.S. Bortas" is stopped
}

scenario "The Federation fires first on nobody, and fires back in its turn" under r24, r18
  cites r24 "7.4.1-federation", "7.4.4-counter", "7.4.4-counter-free", "7.4.4-counter-chain" cites r18 "battle-attack-restr-lost",
  "counter-chain" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command" of two
  given crew of two on "U.S.S. Enterprise" version "Chain of Command": "Martin" of two, "Data" version "The Next Generation" of two
  given turn of two
  when two attacks "I.K.S. Bortas" with "U.S.S. Enterprise"
  then refused
  given turn of one
  when one attacks "U.S.S. Enterprise" with "I.K.S. Bortas"
  two passes
  given turn of two
  given announce turn_begins(two)
  given disable "Data" version "The Next Generation"
  when two attacks "I.K.S. Bortas" with "U.S.S. Enterprise"
  one passes
  then "Amnesty Talks" is struck_at, "I.K.S. Bortas" is not damaged, "U.S.S. Enterprise" is stopped
}

scenario "Who is aboard is seen when the attack is announced, and may end it" under r24, r18 cites r24 "7.4.1-standard",
  "12.12-opp-personnel" cites r18 "battle-attack-restr-lost", "look-personnel-when" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "D'deridex"
  given crew of one on "D'deridex": "Movar"
  given ship of two at "Amnesty Talks": "Batris" of two
  given crew of two on "Batris": "Major Rakal" of two
  given turn of one
  when one attacks "Batris" with "D'deridex"
  then "Amnesty Talks" is not struck_at, "D'deridex" is not stopped
  when one attacks "Batris" with "D'deridex"
  then refused
}

scenario "Batris has five WEAPONS more against Klingons" under r24 cites r24 "7.4.3-s4-attack" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Batris"
  given crew of one on "Batris": "Korris" version "The Next Generation"
  given ship of two at "Amnesty Talks": "I.K.S. Bortas" of two
  given turn of one
  when one attacks "I.K.S. Bortas" with "Batris"
  then "I.K.S. Bortas" is damaged
}

scenario "Two full turns in dock repair a ship, and the turn of docking is none" under r24, r18
  cites r24 "7.4-basic-repair", "7.5.2-rotation-two", "7.1.4-repair", "2.10-outpost", "g-facility-repair", "gl-fac-outpost-def"
  cites r18 "repair-rotation", "basic-repair-two-turns", "dock-repair" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one at "Botanical Research": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise" version "Chain of Command": "Martin", "Data" version "The Next Generation", "Lopez"
  given damage "U.S.S. Enterprise" version "Chain of Command"
  then RANGE of "U.S.S. Enterprise" = 5
  given turn of one
  given announce turn_ends(one)
  then "U.S.S. Enterprise" is damaged
  when one docks "U.S.S. Enterprise" at "Federation Outpost"
  given announce turn_ends(one)
  given turn of two
  given announce turn_ends(two)
  given turn of one
  given announce turn_ends(one)
  then "U.S.S. Enterprise" is damaged
  given turn of two
  given turn of one
  given announce turn_ends(one)
  then "U.S.S. Enterprise" is not damaged, RANGE of "U.S.S. Enterprise" = 8
}

scenario "Outside a battle a second damage destroys at once" under r24, r18
  cites r24 "g-hull-integrity", "7.5-systems", "7.5.1-rotation-second", "7.5.1-hull-zero", "g-damage-second", "g-damage-damaged-def",
  "gl-damaged-def"
  cites r18 "rot-rotate" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given damage "U.S.S. Oberth"
  then "U.S.S. Oberth" is damaged, hull of "U.S.S. Oberth" = 50
  given damage "U.S.S. Oberth"
  then "U.S.S. Oberth" in discard_pile of one
}

scenario "A damaged facility stays so" under r24, r18 cites r24 "7.5.2-facilities" cites r18 "repair-facility" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given damage "Federation Outpost"
  given damage "U.S.S. Oberth"
  given turn of one
  given announce turn_ends(one)
  given turn of two
  given turn of one
  given announce turn_ends(one)
  given turn of two
  given turn of one
  given announce turn_ends(one)
  then "Federation Outpost" is damaged, "U.S.S. Oberth" is not damaged
}

scenario "Nobody attacks a ship in stasis" under r24, r18 cites r24 "10.2.4-stasis-no-attack" cites r18 "stasis-no-target" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given put_in_stasis "U.S.S. Oberth"
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  then refused
}

scenario "O'Brien's ship helps nobody who has Cardassians aboard" under r24
  cites r24 "g-does-not-work-with-obrien", "gl-force-compatible", "g-force-compat" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "Batris" of two
  given set mode of "Batris" to Non-Aligned
  given crew of two on "Batris": "Jerax" of two
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Miles O'Brien" of two
  given ship of two at "Amnesty Talks": another "U.S.S. Oberth" of two
  given crew of two on another "U.S.S. Oberth": "Davies" of two
  then not ("U.S.S. Oberth" is fit_to_fight_beside "Batris")
  given turn of one
  when one attacks "Batris" with "I.K.S. Bortas"
  then "Batris" is damaged, "U.S.S. Oberth" is not stopped
}

scenario "An intruder who is a leader leads no attack of yours" under r24, r18 cites r24 "7.4.1-leader-each"
  cites r18 "battle-attack-restr-lost" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Kurak"
  given crew of two on "I.K.S. Bortas": "Tallus" of two
  given ship of two at "Amnesty Talks": "D'deridex" of two
  given turn of one
  when one attacks "D'deridex" with "I.K.S. Bortas"
  then refused
}

scenario "A stopped ship fires back, and begins nothing" under r24, r18 cites r24 "10.2.1-stopped-prohibitions", "7.4.3-s1-return-decision"
  cites r18 "sb-initiation", "stopped-cannot", "stopped-def" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "D'deridex" of two
  given crew of two on "D'deridex": "Tallus" of two
  given stop "D'deridex"
  then not ("D'deridex" can_attack_openly "I.K.S. Bortas")
  given turn of one
  when one attacks "D'deridex" with "I.K.S. Bortas"
  then decision of two offers "fire back at I.K.S. Bortas"
}

scenario "A ship that has landed attacks nobody, and nobody attacks it" under r24, r18 cites r24 "7.1.6-no-attack", "7.4.3-forces"
  cites r18 "land-no-ship-battle", "sb-def" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given outpost of two at "Cloaked Mission": "Federation Outpost" of two
  given ship of two at "Cloaked Mission": "U.S.S. Oberth" of two
  given put "U.S.S. Oberth" into surface of "Cloaked Mission"
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  then refused
  given put "I.K.S. Bortas" into surface of "Cloaked Mission"
  when one attacks "Federation Outpost" with "I.K.S. Bortas"
  then refused
  given put "I.K.S. Bortas" into orbit of "Cloaked Mission"
  when one attacks "Federation Outpost" with "I.K.S. Bortas"
  then "Cloaked Mission" is struck_at, "I.K.S. Bortas" is stopped
}

scenario "A battle is begun in a turn of one's own, with ships or with a team" under r24 cites r24 "7.4.1-who" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given away team of one on "Cloaked Mission": "Korris" version "The Next Generation"
  given away team of two on "Cloaked Mission": "Kurak" of two
  given ship of two at "Cloaked Mission": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given draw deck of one: "Losta"
  given draw deck of two: "Losta" of two
  given whole turn of two at stage orders
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  then refused
  when one attacks at "Cloaked Mission" with the team of "Korris"
  then refused
  two passes
  given whole turn of one at stage orders
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  then "I.K.S. Bortas" is stopped
  when one attacks at "Cloaked Mission" with the team of "Korris"
  one accepts
  then "Kurak" in discard_pile of two
}

scenario "A tactic that hits nobody goes back under the others" under r24, r18 cites r24 "7.4.3-s8-discard-tactic"
  cites r18 "sb-resolution-tactic" {
  given mission of one: "Amnesty Talks"
  given table of one: "Battle Bridge Door"
  given battle bridge of one: "Phaser Banks", "Pulse Disruptor"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given outpost of two at "Amnesty Talks": "Federation Outpost" of two
  given turn of one
  when one attacks "Federation Outpost" with "I.K.S. Bortas"
  when one draws a tactic
  one passes
  when one fights with "Phaser Banks"
  then "Phaser Banks" in battle_bridge of one, bottom(battle_bridge of one) = "Phaser Banks", size(current_tactic of one) = 0
}

scenario "Who has opened no side deck puts no tactic on what he damages" under r24 cites r24 "7.5.1-rotation-immune" {
  given mission of one: "Amnesty Talks"
  given battle bridge of two: "Pulse Phaser Cannons" of two, "Evasive Maneuvers" of two
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given damage "U.S.S. Oberth"
  then turns_of_damage of "U.S.S. Oberth" = 1, size(attached of "U.S.S. Oberth") = 0, size(battle_bridge of two) = 2
}

scenario "A beam that stays where it has hit is the damage" under r24 cites r24 "icon-down" {
  given mission of one: "Amnesty Talks"
  given table of one: "Battle Bridge Door"
  given battle bridge of one: "Borg Cutting Beam", "Pulse Phaser Cannons"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  when one draws a tactic
  one passes
  when one fights with "Borg Cutting Beam"
  then "Borg Cutting Beam" in attached of "U.S.S. Oberth", "Pulse Phaser Cannons" in battle_bridge of one, "U.S.S. Oberth" is damaged
}
