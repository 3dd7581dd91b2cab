set the_motion_pictures "The Motion Pictures" released 2002

card "Engine Imbalance" dilemma space {
  property [TMP]
  place this on attempting_ship
  cure with ENGINEER x2 + Computer Skill + Physics
  not encoded "one sentence of its text cannot be read yet"
}

card "God" dilemma planet {
  property [TFF]
  unless 2 personnel with INTEGRITY > 7: place this on attempted_mission, destroy one ship here by opponent
  attempt only if some ship here where controller of it = attempter
}

scenario "Two of great integrity get past God, one does not" under r24 cites r24 "7.2.2.2-overcome", "7.2.2" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "God"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given away team of one on "Botanical Research": "T'Pan", another "T'Pan", "Davies"
  when one attempts "Botanical Research"
  then "U.S.S. Oberth" is not destroyed, "Davies" is not stopped, "God" is discarded
}

scenario "Otherwise one ship there is destroyed, whichever the opponent likes, and whoever has none there may not try again" under r24
  cites r24 "7.2.2", "12.1", "7.2.1" {
  given mission of one: "Botanical Research"
  given mission of one: "Amnesty Talks"
  given seeds of two under "Botanical Research": "God"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": "U.S.S. Galaxy"
  given ship of two at "Botanical Research": "U.S.S. Hood" of two
  given away team of one on "Botanical Research": "T'Pan", "Davies"
  given turn of one
  when one attempts "Botanical Research"
  then decision of two offers exactly "U.S.S. Oberth", "U.S.S. Hood" of two
  two chooses "U.S.S. Oberth"
  then "U.S.S. Oberth" is destroyed, "U.S.S. Hood" is not destroyed, "T'Pan" is stopped, "God" in attached of "Botanical Research"
  given next_turn two
  given announce turn_begins(two)
  given next_turn one
  given announce turn_begins(one)
  when one attempts "Botanical Research"
  then refused because r24 "7.2.1"
  given ship of one at "Botanical Research": another "U.S.S. Oberth"
  when one attempts "Botanical Research"
  then "U.S.S. Hood" is not destroyed
}

scenario "A ship that has landed is not destroyed, and lets its player attempt all the same" under r24 cites r24 "7.1.6", "12.4" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "God"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given ship of one at "Botanical Research": "U.S.S. Galaxy"
  given ship of two at "Botanical Research": "U.S.S. Hood" of two
  given put "U.S.S. Oberth" into surface of "Botanical Research"
  given away team of one on "Botanical Research": "T'Pan", "Davies"
  given turn of one
  when one attempts "Botanical Research"
  then decision of two offers exactly "U.S.S. Galaxy", "U.S.S. Hood" of two
  two chooses "U.S.S. Galaxy"
  then "U.S.S. Galaxy" is destroyed, "God" in attached of "Botanical Research"
  given unstop "T'Pan"
  given unstop "Davies"
  when one attempts "Botanical Research"
  then "U.S.S. Oberth" is not destroyed, one does not solve "Botanical Research"
}

card "Hero Worship" dilemma space planet {
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "I Hate You" dilemma planet {
  icons [AU]
  property [TVH]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Linguistic Legerdemain" dilemma space planet {
  countdown X
  property [TUC]
  X = 1 + number of (a in affiliations_facing(attempted_mission, attempter) where no p: personnel in team where mode of p = a)
  unless Anthropology + Exobiology: place this on attempted_mission
  cannot be attempted
}

scenario "Of three affiliations two have nobody there, so for three of its owner's turns nobody attempts the mission" under r24
  cites r24 "7.2.2", "8.1", "gl countdown icon" {
  given mission of one: "Mourn Victims"
  given away team of one on "Mourn Victims": "Barron", "Davies", "Dr. Syrus"
  given away team of two on "Mourn Victims": "Kromm" of two
  given seeds of two under "Mourn Victims": "Linguistic Legerdemain"
  given turn of one
  when one attempts "Mourn Victims"
  then "Linguistic Legerdemain" in attached of "Mourn Victims", counter of "Linguistic Legerdemain" = 3, "Davies" is stopped,
    "Dr. Syrus" is stopped, "Kromm" is not stopped
  given unstop "Davies"
  when one attempts "Mourn Victims"
  then refused because r24 "7.2.1"
  given announce turn_ends(one)
  given announce turn_ends(two)
  given announce turn_ends(two)
  then counter of "Linguistic Legerdemain" = 1, "Linguistic Legerdemain" in attached of "Mourn Victims"
  when one attempts "Mourn Victims"
  then refused because r24 "7.2.1"
  given announce turn_ends(two)
  then "Linguistic Legerdemain" in out_of_play of two
  when one attempts "Mourn Victims"
  then one does not solve "Mourn Victims"
}

scenario "Who is stopped matches nothing, and neither do the opponent's people" under r24 cites r24 "10.2.5", "7.2.2" {
  given mission of one: "Obtain Mining Agreement"
  given away team of one on "Obtain Mining Agreement": "Davies", "Kromm"
  given away team of two on "Obtain Mining Agreement": "Kromm" of two
  given stop "Kromm"
  given seeds of two under "Obtain Mining Agreement": "Linguistic Legerdemain"
  when one attempts "Obtain Mining Agreement"
  then counter of "Linguistic Legerdemain" = 2
}

scenario "A mission open to any crew has no icons, and is closed for one turn" under r24 cites r24 "7.2.2", "8.1" {
  given mission of one: "Examine Morality"
  given away team of one on "Examine Morality": "Davies"
  given seeds of two under "Examine Morality": "Linguistic Legerdemain"
  when one attempts "Examine Morality"
  then counter of "Linguistic Legerdemain" = 1
  given announce turn_ends(two)
  then "Linguistic Legerdemain" in out_of_play of two
}

scenario "Who knows peoples and their lives understands, on a ship as on the ground" under r24 cites r24 "7.2.2" {
  given mission of one: "Mourn Victims"
  given away team of one on "Mourn Victims": "Barron", "Martin"
  given seeds of two under "Mourn Victims": "Linguistic Legerdemain"
  when one attempts "Mourn Victims"
  then "Linguistic Legerdemain" in out_of_play of two, "Barron" is not stopped, "Martin" is not stopped
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": another "Linguistic Legerdemain"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": another "Barron", another "Davies"
  when one attempts "Amnesty Talks"
  then another "Linguistic Legerdemain" in attached of "Amnesty Talks", "U.S.S. Oberth" is stopped
}

card "Now Would Be a Good Time" dilemma planet {
  property [TVH]
  traits Capturing_related
  discard_dilemma
  not encoded "2 sentences of its text cannot be read yet"
}

card "Subspace Shock Wave" dilemma space {
  property [VOY]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "The Whale Probe" dilemma space {
  icons [AU]
  property [TVH]
  place this on attempted_mission
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "V'Ger" dilemma space {
  points 5
  icons [AU]
  property [TMP]
  unless Empathy x2 OR Diplomacy + Anthropology + Computer Skill: destroy attempting_ship as ship
  discard_dilemma
}
