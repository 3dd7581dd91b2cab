// Battles that go on, and where they may be.

scenario "Whoever was attacked may bring others, beam them down and attack another team of the attacker's there" under r24
  cites r24 "7.4.4-counter-example", "7.4.4-counter", "7.4.4-counter-free" {
  given mission of one: "Avert Solar Implosion"
  given mission of one: "Amnesty Talks"
  given ship of one at "Avert Solar Implosion": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given away team of one on "Avert Solar Implosion": "Movar", "Palteth"
  given ship of two at "Avert Solar Implosion": "I.K.S. K'Vort" of two
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two, "Martin" of two
  given turn of one
  when one attacks "I.K.S. K'Vort" with "I.K.S. Bortas"
  given turn of two
  given announce turn_begins(two)
  when two flies "U.S.S. Oberth" to "Avert Solar Implosion"
  when two beams "Davies", "Martin" from "U.S.S. Oberth" to "Avert Solar Implosion"
  when two attacks at "Avert Solar Implosion" with the team of "Davies"
  then decision of one offers yes
  then "Avert Solar Implosion" is struck_at
}

scenario "A turn later the right to strike back is gone" under r24, r18 cites r24 "7.4.4-counter-chain", "7.4.1-federation"
  cites r18 "battle-attack-restr-lost", "counter-chain" {
  given mission of one: "Avert Solar Implosion"
  given ship of one at "Avert Solar Implosion": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Avert Solar Implosion": "U.S.S. Enterprise" version "Chain of Command" of two
  given crew of two on "U.S.S. Enterprise" version "Chain of Command": "Data" version "The Next Generation" of two, "Martin" of two
  given turn of one
  when one attacks "U.S.S. Enterprise" with "I.K.S. Bortas"
  two passes
  given turn of two
  given turn of one
  given turn of two
  given announce turn_begins(two)
  when two attacks "I.K.S. Bortas" with "U.S.S. Enterprise"
  then refused
}

scenario "Intruders fight the crew of a ship, and nobody his own people" under r24, faq95
  cites r24 "7.4.2-forces", "7.1-intruders-can", "7.4.1-not-own", "7.4.2-s1-initiation", "gl-away-team-battle"
  cites faq95 "2.2-own-forces" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "Batris" of two
  given crew of two on "Batris": "Kurak" of two
  given crew of one on "Batris": "Konmel" version "The Next Generation"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Korris" version "The Next Generation"
  given ship of one at "Amnesty Talks": "D'deridex"
  given crew of one on "D'deridex": "Takket"
  given turn of one
  when one attacks "D'deridex" with "I.K.S. Bortas"
  then refused
  when one attacks at "Batris" with the team of "Konmel"
  one accepts
  then "Kurak" in discard_pile of two, "Konmel" in interior of "Batris"
}

scenario "What takes SHIELDS away is no damage" under r24 cites r24 "g-damage-not-damage", "gl-damaged-def" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given "Birth of \"Junior\"" of two on "U.S.S. Oberth"
  given announce turn_ends(one)
  then RANGE of "U.S.S. Oberth" = 5, "U.S.S. Oberth" is not damaged
  given damage "U.S.S. Oberth"
  then "U.S.S. Oberth" is damaged
}

scenario "Both casualties are taken before the HULL is looked at" under r24 cites r24 "g-damage-order", "gl-damage-order" {
  given mission of one: "Amnesty Talks"
  given table of one: "Battle Bridge Door"
  given battle bridge of one: "Phaser Banks", "Pulse Disruptor"
  given ship of two at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command" of two
  given crew of two on "U.S.S. Enterprise" version "Chain of Command": "Martin" of two, "Davies" of two, "Lopez" of two
  given "Photon Torpedo" of one on "U.S.S. Enterprise" version "Chain of Command"
  given "Pulse Phaser Cannons" of one on "U.S.S. Enterprise" version "Chain of Command"
  then hull of "U.S.S. Enterprise" = 45
  given damage "U.S.S. Enterprise" version "Chain of Command"
  random picks "Martin"
  random picks "Davies"
  then "Martin" is killed, "Davies" is killed, "Lopez" is killed, "U.S.S. Enterprise" in discard_pile of two
}

scenario "Ten against eight is a hit with SHIELDS of six and two of a tactic" under r24, r18 cites r24 "g-defense-def", "gl-defense-bonus",
  "7.4.3-s4-defense", "2.13-dual-role", "g-defense-not-enh", "gl-attribute-enhancement" cites r18 "sb-defense-total" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given put "Phaser Banks" of two into current_tactic of two
  then defense_total("I.K.S. K'Vort", ["I.K.S. K'Vort"]) = 8, SHIELDS of "I.K.S. K'Vort" = 6
  given put "Phaser Banks" into battle_bridge of two
  then defense_total("I.K.S. K'Vort", ["I.K.S. K'Vort"]) = 6
}

scenario "Side decks are shuffled before anything is seeded, and wait for their door" under r24, r18 cites r24 "gl-bb-deck",
  "4.0-shuffle-side",
  "3.3-separate", "3.3-open-in-seed", "3.3-any-size" cites r18 "sidedeck-any-size", "sidedeck-doorway", "sidedeck-optional",
  "start-shuffle-side-decks" {
  given battle bridge of one: "Phaser Banks", "Pulse Disruptor"
  then not (one is fighting_with_tactics)
  given table of one: "Battle Bridge Door"
  then one is fighting_with_tactics, not (two is fighting_with_tactics)
}

scenario "Most attack anybody but their own, and the Federation nobody but Borg" under r24, r18 cites r24 "7.4.1-standard"
  cites r18 "battle-attack-restr-lost" {
  then may_attack(Starfleet, Ferengi), may_attack(Starfleet, Federation), not may_attack(Starfleet, Starfleet)
  then may_attack(Federation, Borg), not may_attack(Federation, Romulan), may_attack(Klingon, Klingon), not may_attack(Borg, Klingon)
}

scenario "Side decks are shuffled before anything is seeded" under r24, r18 cites r24 "4.0-shuffle-side"
  cites r18 "start-shuffle-side-decks" {
  given battle bridge of one: "Phaser Banks", 40 "Pulse Disruptor"
  given put "Acquire Surplus Ships" into mission_pile of one
  given put "Cloaked Mission" of two into mission_pile of two
  then top(battle_bridge of one) = "Phaser Banks"
  given game()
  random picks one
  then decision of one offers "Acquire Surplus Ships"
  then top(battle_bridge of one) != "Phaser Banks"
}

scenario "One keeper takes along any number of captives, and nobody attacks his own captives" under r24, r18
  cites r24 "7.7-any-number", "7.7-no-attack" cites r18 "cap-move", "cap-no-battle" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. Bortas"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation"
  given away team of two on "Cloaked Mission": "Kurak" of two, "Davies" of two, "Martin" of two
  given turn of one
  given one captures "Kurak"
  given one captures "Davies"
  given one captures "Martin"
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  then refused
  when one beams "Konmel", "Kurak", "Davies", "Martin" from "Cloaked Mission" to "I.K.S. Bortas"
  then "Kurak" in interior of "I.K.S. Bortas", "Davies" in interior of "I.K.S. Bortas", "Martin" in interior of "I.K.S. Bortas"
}
