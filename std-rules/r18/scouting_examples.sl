// Borg who scout, in 2018 and today.

scenario "A solved mission is not scouted" under r18 cites r18 "solve-no-reattempt" {
  given mission of two: "Salvage Borg Ship" of two
  given mission of two: "Cloaked Mission" of two
  given solver of "Salvage Borg Ship" = two
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given away team of one on "Cloaked Mission": "Four of Eleven"
  given table of one: "Assimilate Planet", another "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given take_aim another "Assimilate Planet" at "Cloaked Mission"
  given turn of one
  when one scouts the surface of "Salvage Borg Ship"
  then refused
  when one scouts the surface of "Cloaked Mission"
  then "Cloaked Mission" is scouted
}

scenario "Today it is" under r24 cites r24 "7.2.5-scout-after" {
  given mission of two: "Salvage Borg Ship" of two
  given solver of "Salvage Borg Ship" = two
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given turn of one
  when one scouts the surface of "Salvage Borg Ship"
  then "Salvage Borg Ship" is scouted
}

scenario "A ship is scouted for an objective that is aimed at it, and a probe follows at the end of a later turn" under r24, r18
  cites r24 "8.2-when" cites r18 "scoutship-objective", "scoutship-before-probe", "scoutship-probe-end", "probe-timing" {
  given mission of two: "Amnesty Talks" of two
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of one on "U.S.S. Oberth": "Four of Eleven", "Six of Seventeen"
  given table of one: "Assimilate Starship"
  given draw deck of one: "One of Eleven", "Lopez"
  given turn of one
  when one scouts the inside of "U.S.S. Oberth"
  then refused
  given take_aim "Assimilate Starship" at "U.S.S. Oberth"
  when one scouts the inside of "U.S.S. Oberth"
  given announce turn_ends(one)
  then size(draw_deck of one) = 2, controller of "U.S.S. Oberth" = two
  given turn of two
  given turn of one
  given announce turn_ends(one)
  when one probes for "Assimilate Starship"
  then controller of "U.S.S. Oberth" = one, size(draw_deck of one) = 2
}

scenario "When the scout has died another may answer for the objective" under r24, r18 cites r18 "scoutship-once-complete" {
  given mission of two: "Amnesty Talks" of two
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of one on "U.S.S. Oberth": "Four of Eleven"
  given table of one: "Assimilate Starship"
  given take_aim "Assimilate Starship" at "U.S.S. Oberth"
  given draw deck of one: "One of Eleven", "Lopez"
  given turn of one
  when one scouts the inside of "U.S.S. Oberth"
  given kill "Four of Eleven"
  given turn of two
  given turn of one
  then "Assimilate Starship" is scouted_out
  given crew of one on "U.S.S. Oberth": "Six of Seventeen"
  given announce turn_ends(one)
  when one probes for "Assimilate Starship"
  then controller of "U.S.S. Oberth" = one
}

scenario "What has been scouted stays so, whatever is seeded there later, for that objective alone" under r24, r18
  cites r18 "scout-permanent", "scout-per-objective", "scout-complete" {
  given mission of two: "Salvage Borg Ship" of two
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given table of one: "Assimilate Planet", another "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given draw deck of one: "One of Eleven", "Lopez"
  given turn of one
  when one scouts the surface of "Salvage Borg Ship"
  then not ("Assimilate Planet" is scouted_out)
  given seeds of two under "Salvage Borg Ship": "Archer"
  given take_aim another "Assimilate Planet" at "Salvage Borg Ship"
  given turn of two
  given turn of one
  then "Assimilate Planet" is scouted_out, not (another "Assimilate Planet" is scouted_out)
}

scenario "A dilemma that is in play is no longer to be met by scouts" under r24, r18 cites r24 "g-encounter-placed"
  cites r18 "scout-entered-play" {
  given mission of two: "Salvage Borg Ship" of two
  given "Hyper-Aging" of two on "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given turn of one
  when one scouts the surface of "Salvage Borg Ship"
  then "Hyper-Aging" is not encountered
  given turn of two
  given turn of one
  then "Assimilate Planet" is scouted_out
}

scenario "Nor is one in space" under r18 cites r18 "solve-no-reattempt" {
  given mission of two: "Amnesty Talks" of two
  given mission of two: "Seize Freighter" of two
  given solver of "Amnesty Talks" = two
  given ship of one at "Amnesty Talks": "Borg Cube"
  given ship of one at "Seize Freighter": another "Borg Cube"
  given crew of one on "Borg Cube": "Five of Eleven"
  given crew of one on another "Borg Cube": "Four of Eleven"
  given table of one: "Establish Gateway", another "Establish Gateway"
  given take_aim "Establish Gateway" at "Amnesty Talks"
  given take_aim another "Establish Gateway" at "Seize Freighter"
  given turn of one
  when one scouts "Amnesty Talks" with "Borg Cube"
  then refused
  when one scouts "Seize Freighter" with another "Borg Cube"
  then "Seize Freighter" is scouted
}
