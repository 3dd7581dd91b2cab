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

scenario "Three with computers and an anthropologist hang up before anybody is stopped" under r24, r18 cites r24 "7.2.2.4-dial-up",
  "7.2.2.4-when" cites r18 "null-def" {
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
  facing it {
    place this on attempted_mission
    put_in_stasis one ENGINEER personnel here at random
    put_in_stasis every Borg or [Holo] or android personnel here
  }
  cure on your next turn with new arriving SCIENCE
  when countdown ends: cure this
}

scenario "The anomaly stills androids, holograms, Borg and one engineer by chance, whosever they are, anywhere there" under r24
  cites r24 "12.4", "12.1", "10.2.4" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Davies", "Kosinski", "Dr. Syrus"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kromm" of two, "Thirteen of Nineteen" of two, "Losta" of two
  given away team of one on "Botanical Research": "Lore"
  given seeds of two under "Amnesty Talks": "Topological Anomaly 4747"
  given turn of one
  when one attempts "Amnesty Talks"
  random picks "Kromm"
  then "Data" is in_stasis, "Kromm" is in_stasis, "Thirteen of Nineteen" is in_stasis, "Kosinski" is not in_stasis,
    "Davies" is not in_stasis, "Losta" is not in_stasis, "Lore" is not in_stasis, "Davies" is not stopped,
    "U.S.S. Oberth" is not stopped, "Topological Anomaly 4747" in attached of "Amnesty Talks", counter of "Topological Anomaly 4747" = 3
}

scenario "New SCIENCE that arrives in the next turn of who met it sets them free" under r24 cites r24 "7.2.2", "10.2.4" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Davies"
  given ship of one at "Botanical Research": "U.S.S. Hood"
  given crew of one on "U.S.S. Hood": "Robert DeSoto", another "Davies", "Lopez"
  given seeds of two under "Amnesty Talks": "Topological Anomaly 4747"
  given turn of one
  when one attempts "Amnesty Talks"
  then "Data" is in_stasis
  given turn of two
  given turn of one
  given announce turn_begins(one)
  then "Data" is in_stasis
  when one flies "U.S.S. Hood" to "Amnesty Talks"
  then "Topological Anomaly 4747" is cured, "Data" is not in_stasis
}

scenario "SCIENCE that was there already, comes too early or too late cures nothing, and the countdown does" under r24
  cites r24 "8.1", "10.2.4", "12.2" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Davies"
  given ship of one at "Botanical Research": "U.S.S. Hood"
  given crew of one on "U.S.S. Hood": "Robert DeSoto", another "Davies", "Lopez"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given seeds of two under "Amnesty Talks": "Topological Anomaly 4747"
  given turn of one
  when one attempts "Amnesty Talks"
  when one flies "U.S.S. Hood" to "Amnesty Talks"
  then "Data" is in_stasis
  given announce turn_ends(one)
  given turn of two
  given announce turn_ends(two)
  given turn of one
  given announce turn_begins(one)
  then "Data" is in_stasis, counter of "Topological Anomaly 4747" = 2
  given announce turn_ends(one)
  given turn of two
  given announce turn_ends(two)
  given turn of one
  given announce turn_begins(one)
  given crew of one on "U.S.S. Hood": "Kosinski"
  then "Data" is in_stasis, counter of "Topological Anomaly 4747" = 1
  given announce turn_ends(one)
  given announce turn_ends(two)
  then "Data" is not in_stasis, "Topological Anomaly 4747" in out_of_play of two
}

scenario "SCIENCE that was there when the anomaly came, went away and comes back is not new" under r24 cites r24 "7.2.2", "12.4" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Martin"
  given ship of one at "Amnesty Talks": "U.S.S. Hood"
  given crew of one on "U.S.S. Hood": "Robert DeSoto", "Davies", "Lopez"
  given seeds of two under "Amnesty Talks": "Topological Anomaly 4747"
  given turn of one
  when one attempts "Amnesty Talks" with "U.S.S. Oberth"
  when one flies "U.S.S. Hood" to "Botanical Research"
  given turn of two
  given turn of one
  given announce turn_begins(one)
  when one flies "U.S.S. Hood" to "Amnesty Talks"
  then "Data" is in_stasis, "Topological Anomaly 4747" in attached of "Amnesty Talks"
}

scenario "SCIENCE that reports there in that turn arrives, too" under r24 cites r24 "7.2.2", "6.3", "12.4" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Martin"
  given hand of one: "Davies"
  given seeds of two under "Amnesty Talks": "Topological Anomaly 4747"
  given turn of one
  when one attempts "Amnesty Talks" with "U.S.S. Oberth"
  given turn of two
  given turn of one
  given announce turn_begins(one)
  when one reports "Davies" to "Federation Outpost"
  then "Topological Anomaly 4747" is cured, "Data" is not in_stasis
}

scenario "SCIENCE that came in the turn of the encounter is there when the next one begins, and that which comes then is not" under r24
  cites r24 "7.2.2", "12.2" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Davies"
  given ship of one at "Botanical Research": "U.S.S. Hood"
  given crew of one on "U.S.S. Hood": "Robert DeSoto", another "Davies", "Lopez"
  given ship of one at "Botanical Research": another "U.S.S. Hood"
  given crew of one on another "U.S.S. Hood": another "Robert DeSoto", third "Davies", another "Lopez"
  given draw deck of one: 5 "Losta"
  given draw deck of two: 5 "Kromm" of two
  given seeds of two under "Amnesty Talks": "Topological Anomaly 4747"
  given turn of one
  when one attempts "Amnesty Talks" with "U.S.S. Oberth"
  when one flies "U.S.S. Hood" to "Amnesty Talks"
  then "Data" is in_stasis
  given announce turn_ends(one)
  given turn of two
  given announce turn_begins(two)
  then "Data" is in_stasis
  given whole turn of one at stage orders
  then "Data" is in_stasis, "Topological Anomaly 4747" in attached of "Amnesty Talks"
  when one flies another "U.S.S. Hood" to "Amnesty Talks"
  then "Topological Anomaly 4747" is cured, "Data" is not in_stasis
}

scenario "SCIENCE that comes in the opponent's turn is there when one's own begins, and that of the opponent's is no better" under r24
  cites r24 "7.2.2", "12.2" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Davies"
  given ship of two at "Botanical Research": "U.S.S. Hood" of two
  given crew of two on "U.S.S. Hood": "Robert DeSoto" of two, "Davies" of two, "Lopez" of two
  given draw deck of one: 5 "Losta"
  given draw deck of two: 5 "Kromm" of two
  given seeds of two under "Amnesty Talks": "Topological Anomaly 4747"
  given turn of one
  when one attempts "Amnesty Talks"
  given announce turn_ends(one)
  given turn of two
  given announce turn_begins(two)
  when two flies "U.S.S. Hood" to "Amnesty Talks"
  then "Data" is in_stasis
  given whole turn of one at stage orders
  then "Data" is in_stasis, "Topological Anomaly 4747" in attached of "Amnesty Talks"
}

scenario "SCIENCE that was there out of sight has not arrived when it is seen" under r24 cites r24 "7.2.2", "7.6" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Martin"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Davies", "Losta", another "Losta"
  given cloak "I.K.S. K'Vort"
  given seeds of two under "Amnesty Talks": "Topological Anomaly 4747"
  given turn of one
  when one attempts "Amnesty Talks" with "U.S.S. Oberth"
  given turn of two
  given turn of one
  given announce turn_begins(one)
  given decloak "I.K.S. K'Vort"
  then "Data" is in_stasis, "Topological Anomaly 4747" in attached of "Amnesty Talks"
}

scenario "Who was in stasis for another reason stays so, and is not the engineer who is put there" under r24 cites r24 "10.2.4" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lore", "Kosinski", "Davies"
  given put_in_stasis "Lore"
  given put_in_stasis "Kosinski"
  given seeds of two under "Amnesty Talks": "Topological Anomaly 4747"
  given turn of one
  when one attempts "Amnesty Talks"
  then "Data" is in_stasis, "Davies" is not in_stasis
  given announce turn_ends(two)
  given announce turn_ends(two)
  then "Data" is in_stasis
  given announce turn_ends(two)
  then "Data" is not in_stasis, "Lore" is in_stasis, "Kosinski" is in_stasis
}
