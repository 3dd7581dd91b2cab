set straight_and_steady "Straight and Steady" released 2010

card "Dial-Up" dilemma planet {
  icons [AU]
  countdown 2
  property [VOY]
  nullify with Computer Skill x3 + Anthropology
  facing it {
    stop every personnel in team where some k in special_downloads of it
    place this on attempted_mission
  }
  not encoded "nobody may download while it is there"
}

scenario "Three with computers and an anthropologist hang up before anybody is stopped" under r24 cites r24 "7.2.2.4-dial-up",
  "7.2.2.4-when" {
  given mission of one: "Botanical Research"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Botanical Research": "Dial-Up"
  given away team of one on "Botanical Research": "Barron", "Martin", "Spock", "Christopher Hobson", "Lopez"
  when one attempts "Botanical Research"
  then "Dial-Up" in out_of_play of two, "Lopez" is not stopped, "Barron" is not stopped
}

scenario "Without them those who would send for something are stopped, the mission continues, and later it is nullified" under r24
  cites r24 "7.2.2.4-dial-up", "7.2.2.4-no-fail" {
  given mission of one: "Botanical Research"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Botanical Research": "Dial-Up", "Matriarchal Society"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Barron"
  given away team of one on "Botanical Research": "Martin", "Spock", "Christopher Hobson", "Lopez"
  when one attempts "Botanical Research"
  then "Lopez" is stopped, "Dial-Up" in attached of "Botanical Research", "Matriarchal Society" is encountered
  given unstop "Martin"
  given unstop "Spock"
  given unstop "Christopher Hobson"
  given unstop "U.S.S. Oberth"
  when one beams "Barron" from "U.S.S. Oberth" to "Botanical Research"
  then "Dial-Up" in out_of_play of two
}

scenario "Nobody answers, and in two turns it is over" under r24 cites r24 "7.2.2.4-dial-up", "8.1-zero" {
  given mission of one: "Botanical Research"
  given "Dial-Up" of two on "Botanical Research"
  given announce turn_ends(two)
  given announce turn_ends(one)
  then in_play("Dial-Up")
  given announce turn_ends(two)
  then "Dial-Up" in out_of_play of two
}

card "Cargo Pirates" dilemma space planet {
  property [ENT]
  stop one personnel in team at random
  not encoded "one sentence of its text cannot be read yet"
}

card "Difference of Opinion" dilemma space planet {
  property [ENT]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Mimetic Simbiot" dilemma space planet {
  icons [AU]
  property [ENT]
  traits MEDICAL_related
  to get past MEDICAL x3 OR INTEGRITY > 30
  not encoded "2 sentences of its text cannot be read yet"
}

card "Rumplestiltskin" dilemma planet {
  property [DS9]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Topological Anomaly 4747" dilemma space {
  countdown 3
  property [TNG]
  traits SCIENCE_related
  not encoded "2 sentences of its text cannot be read yet"
}
