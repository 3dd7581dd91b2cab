// What a phasing cloak does.

scenario "A phased ship is out of sight, moves by its RANGE, and comes back" under r24, r18
  cites r24 "7.6-phase-move", "7.6-phase"
  cites r18 "phase-def", "phase-move" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "Apnex"
  given crew of one on "Apnex": "Palteth"
  given turn of one
  when one phases "Apnex"
  then "Apnex" is phased, "Apnex" is not cloaked, RANGE of "Apnex" = 11
  given one moves "Apnex" to "Seize Freighter"
  then location of "Apnex" = "Amnesty Talks"
  when one flies "Apnex" to "Seize Freighter"
  then location of "Apnex" = "Seize Freighter"
  when one dephases "Apnex"
  then refused
  given turn of two
  given turn of one
  when one dephases "Apnex"
  then "Apnex" is not phased, RANGE of "Apnex" = 7
}

scenario "It leaves its dock when it phases, and docks no more" under r24, r18 cites r24 "7.6-phase-no-dock" cites r18 "phase-land-dock" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Romulan Outpost"
  given ship of one docked at "Romulan Outpost": "Apnex"
  given crew of one on "Apnex": "Palteth"
  given turn of one
  when one phases "Apnex"
  then "Apnex" in orbit of "Amnesty Talks"
  when one docks "Apnex" at "Romulan Outpost"
  then refused
}

scenario "Nobody plays anything on it, not even its own player" under r24, r18 cites r24 "7.6-phase-own-target"
  cites r18 "phase-own-target" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Apnex"
  given hand of one: "Metaphasic Shields"
  given phase "Apnex"
  given plays_left of one = 1
  when one plays "Metaphasic Shields" on "Apnex"
  then refused
  given dephase "Apnex"
  given cloak "Apnex"
  when one plays "Metaphasic Shields" on "Apnex"
  then "Metaphasic Shields" in attached of "Apnex"
}

scenario "What would harm everything there harms it not, and what ends all time does" under r24 cites r24 "7.6-phase-unaffected" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Apnex"
  given crew of one on "Apnex": "Palteth"
  given phase "Apnex"
  given hand of two: "Stellar Flare" of two
  then "Apnex" is immune_to "Stellar Flare", "Palteth" is immune_to "Stellar Flare"
  given table of two: "Anti-Time Anomaly" of two
  given came_in_turn of "Anti-Time Anomaly" = 99
  given full_turns of "Anti-Time Anomaly" = 2
  given announce turn_ends(two)
  then "Palteth" in discard_pile of one, in_play("Apnex")
}

scenario "Those aboard affect one another, and nobody outside" under r24, r18 cites r24 "7.6-phase-aboard" cites r18 "phase-aboard" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Apnex"
  given crew of one on "Apnex": "Palteth", "Takket", "Romulan Disruptor"
  given phase "Apnex"
  then STRENGTH of "Palteth" = 9, not ("Palteth" is immune_to "Takket")
  given away team of one on "Amnesty Talks": "Tallus"
  then "Tallus" is immune_to "Palteth", "Palteth" is immune_to "Tallus"
}
