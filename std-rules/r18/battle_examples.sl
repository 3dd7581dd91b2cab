// Battles of 2018, and of today.

scenario "The stronger stuns, and nobody is asked" under r18 cites r18 "pb-combat-lost", "basic-pers-war", "pb-winner-total",
  "battle-own-turn", "battle-pers-present", "pb-initiation", "pb-who", "pb-stages", "pb-resolution", "battle-after-stop",
  "type-personnel-role" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Kromm"
  given away team of two on "Cloaked Mission": "Kurak" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  random picks "Konmel"
  then "Kurak" was stunned this turn, "Kurak" in discard_pile of two, "Konmel" is stopped, "Kromm" is stopped
}

scenario "Today the stronger may let the other be" under r24 cites r24 "7.4.2-s4-stun" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Kromm"
  given away team of two on "Cloaked Mission": "Kurak" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  random picks "Konmel"
  one declines
  then not ("Kurak" was stunned this turn), "Kurak" in discard_pile of two
}

scenario "More than twice as strong wounds mortally" under r18 cites r18 "basic-pers-war" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Klingon Disruptor"
  given away team of two on "Cloaked Mission": "Vash" version "The Next Generation" of two, "Data" version "The Next Generation" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Captain Worf"
  random picks "Vash"
  then "Vash" is killed
}

scenario "Today he may stun instead" under r24 cites r24 "7.4.2-s4-mortal" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Klingon Disruptor"
  given away team of two on "Cloaked Mission": "Vash" version "The Next Generation" of two, "Data" version "The Next Generation" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Captain Worf"
  random picks "Vash"
  one chooses way 2
  then "Vash" was stunned this turn, "Vash" is not killed
}

scenario "The casualty is one of all the losers, the disabled too" under r18 cites r18 "pb-casualty" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation"
  given away team of two on "Cloaked Mission": "Tallus" of two
  given disable "Tallus"
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  then "Tallus" is killed, "Konmel" is stopped
}

scenario "Today it is one who fought" under r24 cites r24 "7.4.2-s5-casualty" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation"
  given away team of two on "Cloaked Mission": "Tallus" of two
  given disable "Tallus"
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  then "Tallus" is not killed, "Konmel" is stopped
}

scenario "A ship with nobody of its own side attacks, and its WEAPONS count" under r18 cites r18 "battle-ship-location",
  "basic-ship-attack", "sb-attack-total" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Vash" version "The Next Generation", "Vekor"
  given "Vekor": gains OFFICER until end of turn
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Martin" of two
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  then "U.S.S. Oberth" is damaged
}

scenario "Today it does not" under r24 cites r24 "7.4.3-s1-attackers" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Vash" version "The Next Generation", "Vekor"
  given "Vekor": gains OFFICER until end of turn
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Martin" of two
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  then refused
}

scenario "Who may not mix may defend each other" under r18 cites r18 "sb-return-who" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "D'deridex" of two
  given crew of two on "D'deridex": "Tallus" of two
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given turn of one
  when one attacks "D'deridex" with "I.K.S. Bortas"
  then decision of two offers "bring U.S.S. Oberth to the defence"
}

scenario "Today they may not" under r24 cites r24 "7.4.3-s1-defenders" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "D'deridex" of two
  given crew of two on "D'deridex": "Tallus" of two
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given turn of one
  when one attacks "D'deridex" with "I.K.S. Bortas"
  then decision of two offers no "bring U.S.S. Oberth to the defence"
}

scenario "Who cannot fight is set aside, and the others meet in pairs" under r18 cites r18 "pb-formup", "pb-who", "pb-winner-total",
  "pb-stages" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Korris" version "The Next Generation"
  given away team of two on "Cloaked Mission": "Kurak" of two, "Kromm" of two
  given disable "Kromm"
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Korris"
  random picks "Kurak"
  then "Kurak" was stunned this turn, "Korris" is stopped, "Korris" is not killed, "Kurak" is killed
}

scenario "Two on one card fight the same adversary, and both count" under r18 cites r18 "pb-dual" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Sisters of Duras"
  given away team of two on "Cloaked Mission": "Captain Worf" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Sisters of Duras"
  then "Captain Worf" was stunned this turn, "Sisters of Duras" is stopped, "Sisters of Duras" is not killed
}

scenario "Before the fight both may use what is for its beginning" under r18 cites r18 "pb-responses" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Antique Machine Gun"
  given away team of two on "Cloaked Mission": "Vash" version "The Next Generation" of two, "Data" version "The Next Generation" of two,
    "Kosinski" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  one accepts
  random picks "Data", "Vash"
  then "Vash" is killed, "Data" was stunned this turn
}

scenario "Before the blows fall honor is challenged" under r18 cites r18 "pb-responses" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Zegov"
  given away team of two on "Cloaked Mission": "Duras" version "Life From Lifelessness" of two,
    "Koral" version "The Next Generation" of two
  given hand of one: "Honor Challenge"
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  when one plays "Honor Challenge"
  one chooses "Duras"
  then "Duras" is killed
}

scenario "Nothing comes between the attack and the answer to it" under r24, r18 cites r24 "gl-no-interrupting"
  cites r18 "battle-single-action" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "D'deridex" of two
  given crew of two on "D'deridex": "Tallus" of two
  given table of one: "Red Alert!"
  given hand of two: "Kevin Uxbridge" of two
  given turn of one
  when one attacks "D'deridex" with "I.K.S. Bortas"
  then decision of two offers "fire back at I.K.S. Bortas"
  then decision of two offers no "Kevin Uxbridge"
}

scenario "Tactics that are drawn are no part of a hand" under r24, r18 cites r18 "tac-not-hand" {
  given mission of one: "Amnesty Talks"
  given table of one: "Battle Bridge Door"
  given battle bridge of one: "Phaser Banks", "Pulse Phaser Cannons"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  when one draws a tactic
  then size(hand of one) = 0
}

scenario "What is aboard another ship is not attacked" under r24, r18 cites r18 "carry-target" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "U.S.S. Galaxy" of two
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given put "U.S.S. Oberth" into interior of "U.S.S. Galaxy"
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  then refused
  when one attacks "U.S.S. Galaxy" with "I.K.S. Bortas"
  then "I.K.S. Bortas" is stopped
}

scenario "An outpost fights with a tactic as a ship does" under r24, r18 cites r24 "g-defense-def" cites r18 "tac-facility" {
  given mission of one: "Botanical Research"
  given outpost of two at "Botanical Research": "Klingon Outpost" of two
  given put "Phaser Banks" of two into current_tactic of two
  then defense_total("Klingon Outpost", ["Klingon Outpost"]) = SHIELDS of "Klingon Outpost" + 2
}

scenario "Chance picks intruders, too, where a ship is hit" under r24, r18 cites r24 "g-damage-immediate" cites r18 "dmg-intruders" {
  given mission of one: "Amnesty Talks"
  given table of one: "Battle Bridge Door"
  given battle bridge of one: "Phaser Banks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of one on "U.S.S. Oberth": "Davies"
  given damage "U.S.S. Oberth"
  then "Davies" is killed, "Phaser Banks" in attached of "U.S.S. Oberth"
}

scenario "Who has lost the Scan with which he paid for a battle may play another at once" under r18
  cites r18 "cost-play-nullified", "cost-play-nebula" {
  given mission of one: "Nebula"
  given ship of one at "Nebula": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Captain Worf", "Kromm", "Vekor"
  given ship of two at "Nebula": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two, "Martin" of two
  given hand of one: "Scan", another "Scan"
  given hand of two: "Amanda Rogers" of two
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  one chooses "Scan"
  when two responds with "Amanda Rogers"
  one accepts
  then "Scan" in discard_pile of one, another "Scan" in discard_pile of one, "U.S.S. Oberth" is attacked
}

scenario "Today he begins anew" under r24 cites r24 "gl-cost-card-response" {
  given mission of one: "Nebula"
  given ship of one at "Nebula": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Captain Worf", "Kromm", "Vekor"
  given ship of two at "Nebula": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two, "Martin" of two
  given hand of one: "Scan", another "Scan"
  given hand of two: "Amanda Rogers" of two
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  one chooses "Scan"
  when two responds with "Amanda Rogers"
  then "Scan" in discard_pile of one, another "Scan" in hand of one, "U.S.S. Oberth" is not attacked
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  then another "Scan" in discard_pile of one, "U.S.S. Oberth" is attacked
}

scenario "At a Nebula a Scan pays for the battle, and shows nothing" under r24, r18 cites r24 "gl-cost-card-text"
  cites r18 "cost-play-ignore-text", "cost-play-respond" {
  given mission of one: "Nebula"
  given ship of one at "Nebula": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Captain Worf", "Kromm", "Vekor"
  given ship of two at "Nebula": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two, "Martin" of two
  given hand of one: "Scan"
  given turn of one
  given seeds of two under "Nebula": "Archer"
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  then "Scan" in discard_pile of one, "U.S.S. Oberth" is attacked, one does not see "Archer"
}

scenario "Without a Scan nobody begins a battle at a Nebula" under r24, r18 cites r24 "gl-cost-card-text"
  cites r18 "cost-play-ignore-text" {
  given mission of one: "Nebula"
  given ship of one at "Nebula": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Captain Worf", "Kromm", "Vekor"
  given ship of two at "Nebula": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  then refused because r24 "gl-cost-card-text"
}
