// Borg who scout.

scenario "A Borg scouts, and at the end of a later turn a probe makes the planet the Borg's" under cr98, r24, r18
  cites r24 "8.2-when" cites r18 "attempt-borg-scout" {
  given mission of two: "Salvage Borg Ship" of two
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given draw deck of one: "One of Eleven", "Lopez"
  given turn of one
  when one attempts "Salvage Borg Ship"
  then refused
  when one scouts the surface of "Salvage Borg Ship"
  then not ("Assimilate Planet" is scouted_out)
  given turn of two
  given turn of one
  given announce turn_ends(one)
  when one probes for "Assimilate Planet"
  then "Assimilate Planet" in attached of "Salvage Borg Ship", points of one = 25
}

scenario "Several Borg who are on a planet scout it together, however they came there" under cr98 cites cr98 "scout-multi-planet" {
  given mission of two: "Salvage Borg Ship" of two
  given away team of one on "Salvage Borg Ship": "Five of Eleven", "Two of Seventeen", "Four of Eleven"
  given seeds of two under "Salvage Borg Ship": "Alien Labyrinth"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given turn of one
  when one scouts the surface of "Salvage Borg Ship"
  then "Alien Labyrinth" is encountered, "Five of Eleven" is stopped, "Four of Eleven" is stopped
}

scenario "Several Borg who are aboard a ship scout it together" under cr98 cites cr98 "scout-multi-ship" {
  given mission of two: "Amnesty Talks" of two
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given crew of one on "U.S.S. Oberth": "Four of Eleven", "Six of Seventeen"
  given table of one: "Assimilate Starship"
  given take_aim "Assimilate Starship" at "U.S.S. Oberth"
  given draw deck of one: "One of Eleven", "Lopez"
  given turn of one
  when one scouts the inside of "U.S.S. Oberth"
  then not ("Assimilate Starship" is scouted_out)
  given turn of two
  given turn of one
  then "Assimilate Starship" is scouted_out
  given turn_up_probe_card(one)
  given read_probe_card("Assimilate Starship", one)
  then controller of "U.S.S. Oberth" = one, mode of "U.S.S. Oberth" = Borg, "Assimilate Starship" in attached of "U.S.S. Oberth"
}

scenario "Without an objective that is aimed there Borg scout nothing" under cr98 cites r18 "attempt-borg-scout" {
  given mission of two: "Salvage Borg Ship" of two
  given mission of two: "Cloaked Mission" of two
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Cloaked Mission"
  given turn of one
  when one scouts the surface of "Salvage Borg Ship"
  then refused
}

scenario "At a mission of planet and space Borg scout space with a ship alone, and leave what is for the planet behind" under cr98
  cites cr98 "dual-borg-one-team", "dual-borg-space-dilemmas", "dual-borg-complete" {
  given mission of two: "Tarchannen Study" of two
  given ship of one at "Tarchannen Study": "Borg Cube"
  given crew of one on "Borg Cube": "Two of Nineteen", "One of Eleven", "Two of Seventeen", "Six of Eleven"
  given seeds of two under "Tarchannen Study": "Archer", "Temptation"
  given table of one: "Establish Gateway"
  given take_aim "Establish Gateway" at "Tarchannen Study"
  given turn of one
  when one scouts "Tarchannen Study" with "Borg Cube"
  then "Archer" is not encountered, "Archer" in seeds of "Tarchannen Study", "Temptation" is encountered
  then scouted_in_turn of "Establish Gateway" > 0
}

scenario "What was left behind is met when the planet is scouted" under cr98 cites cr98 "dual-borg-complete", "dual-borg-one-team" {
  given mission of two: "Tarchannen Study" of two
  given ship of one at "Tarchannen Study": "Borg Cube"
  given crew of one on "Borg Cube": "Two of Nineteen"
  given away team of one on "Tarchannen Study": "Five of Eleven"
  given seeds of two under "Tarchannen Study": "Archer"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Tarchannen Study"
  given turn of one
  when one scouts the surface of "Tarchannen Study"
  then "Archer" is encountered
}

scenario "First space, then the planet, and never the other way round" under cr98 cites cr98 "dual-borg-order" {
  given mission of two: "Tarchannen Study" of two
  given put "Assimilate Planet" into attached of "Tarchannen Study"
  given put "Establish Gateway" into agenda of one face_down
  given turn of one
  when one activates "Establish Gateway"
  then aim of "Establish Gateway" is nothing
}

scenario "Where a gateway was established the planet may still be assimilated" under cr98 cites cr98 "dual-borg-order" {
  given mission of two: "Tarchannen Study" of two
  given put "Establish Gateway" into attached of "Tarchannen Study"
  given put "Assimilate Planet" into agenda of one face_down
  given turn of one
  when one activates "Assimilate Planet"
  then aim of "Assimilate Planet" = "Tarchannen Study"
}
