set alternate_universe "Alternate Universe" released 1995

card "Ressikan Flute" artifact {
  icons [AU]
  property [TNG]
  when this is earned: score 4 * at_most(5, musicians_present) from this, enter(this, table of you)
  not encoded "The Devil may take its points away"
  not_duplicatable
}

scenario "The flute plays at once for those who make music there" under r24, r18 cites r24 "7.2.5-artifact-free-play",
  "g-in-play-way-earned",
  "7.2.5-step2-earn" cites r18 "solve-earn-not-play", "solve-earn-seeds" {
  given mission of one: "Botanical Research"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Botanical Research": "Ressikan Flute"
  given away team of one on "Botanical Research": "Kosinski", "Data" version "The Next Generation", "Martin", "Spock", "Harry Kim", "Tuvok"
  given plays_left of one = 0
  when one attempts "Botanical Research"
  then one solves "Botanical Research", points of one = 38, bonus_points of one = 8, "Ressikan Flute" in table of one,
    "Ressikan Flute" is in_play
}

scenario "Of two flutes the second is discarded" under r24 cites r24 "gl-artifact-duplicate" {
  given mission of one: "Botanical Research"
  given table of two: "Alternate Universe Door" of two
  given table of one: another "Ressikan Flute"
  given seeds of two under "Botanical Research": "Ressikan Flute"
  given away team of one on "Botanical Research": "Kosinski", "Data" version "The Next Generation", "Martin", "Spock", "Harry Kim", "Tuvok"
  when one attempts "Botanical Research"
  then points of one = 30, "Ressikan Flute" in discard_pile of two
}

card "Cryosatellite" artifact {
  icons [AU]
  property [TNG]
  may seed at a space location
  not encoded "2 sentences of its text cannot be read yet"
}

card "Data's Head" artifact {
  icons [AU]
  property [TNG]
  used_as_equipment
  not_cumulative
  not encoded "2 sentences of its text cannot be read yet"
}

card "Iconian Gateway" artifact {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Ophidian Cane" artifact {
  icons [AU]
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Receptacle Stones" artifact {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Samuel Clemens' Pocketwatch" artifact {
  icons [AU]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}
