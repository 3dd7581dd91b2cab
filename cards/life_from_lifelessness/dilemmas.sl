set life_from_lifelessness "Life From Lifelessness" released 2010

card "Damaged Reputation" dilemma planet {
  property [VOY]
  if sum of INTEGRITY of p over p: personnel in team > 50: lose_points 5
  to get past Diplomacy x2 OR Intelligence + Treachery x2 OR STRENGTH > (50 if quadrant of attempted_mission = Delta else 30)
}

scenario "Any intelligence service will do for a reputation" under r24, r18 cites r24 "10.1-intelligence" cites r18 "loaded-lost" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Damaged Reputation"
  given away team of one on "Cloaked Mission": "Zegov", "Koral" version "The Next Generation", "Atul"
  when one attempts "Cloaked Mission"
  then "Damaged Reputation" in out_of_play of two
}

scenario "A guard is no spy" under r24, r18 cites r24 "10.1-intelligence" cites r18 "loaded-lost" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Damaged Reputation"
  given away team of one on "Cloaked Mission": "Zegov", "Koral" version "The Next Generation", "Lopez"
  given turn of one
  when one attempts "Cloaked Mission"
  then "Damaged Reputation" in seeds of "Cloaked Mission", "Zegov" is stopped
}

card "The Arsenal: Separated" dilemma space planet {
  property [TNG]
  facing it { divide(every unique personnel in team) }
  afterwards to get past CUNNING > 27
}

scenario "The opponent stops one of two piles of unique people" under r24 cites r24 "12.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Data" version "The Next Generation", "Beverly", "Robert DeSoto", "Martin"
  given seeds of two under "Botanical Research": "The Arsenal: Separated"
  when one attempts "Botanical Research"
  one chooses "Spock", "Beverly"
  two chooses way 2
  then "Data" is stopped, "Robert DeSoto" is stopped, "Spock" is stopped, "Martin" is stopped,
    "The Arsenal: Separated" in seeds of "Botanical Research"
}

scenario "Before he chooses a pile the opponent sees how many are in each" under r24 cites r24 "12.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Data" version "The Next Generation", "Beverly", "Robert DeSoto", "Martin"
  given seeds of two under "Botanical Research": "The Arsenal: Separated"
  when one attempts "Botanical Research"
  one chooses "Spock"
  then decision of two offers "stop the others"
  then one splits_off 1, one splits_off 3
}

scenario "CUNNING of 28 that remains gets past the arsenal" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Data" version "The Next Generation", "Beverly", "Robert DeSoto", "Martin"
  given seeds of two under "Botanical Research": "The Arsenal: Separated"
  when one attempts "Botanical Research"
  one chooses "Spock", "Data"
  two chooses way 2
  then "Beverly" is stopped, "Robert DeSoto" is stopped, "Spock" is not stopped, "Martin" is not stopped,
    "The Arsenal: Separated" is discarded
}

card "Virus" dilemma space {
  countdown 3
  property [TNG]
  traits Virus_related
  unless Computer Skill x4: place this on attempting_ship
  every ship where it = host or (controller of it = controller of host and it of_one_class_with (host as ship)): RANGE -2,
    WEAPONS -2, SHIELDS -2
  cure with Computer Skill x6
}

scenario "Two viruses weaken a ship no more than one" under r24 cites r24 "12.9" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given "Virus" of two on "U.S.S. Oberth"
  given another "Virus" of two on "U.S.S. Oberth"
  then RANGE of "U.S.S. Oberth" = 4 because add -2 "Virus"
}

scenario "Four with computers keep the virus out" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Martin", "Spock", "Kosinski"
  given seeds of two under "Investigate Destruction": "Virus"
  when one attempts "Investigate Destruction"
  then "Virus" is discarded, RANGE of "U.S.S. Oberth" = 6, "Data" is not stopped
}

scenario "A virus weakens the ship and its sisters of one class, and no other ship" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given mission of two: "Botanical Research"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given ship of one at "Botanical Research": another "U.S.S. Oberth"
  given ship of one at "Botanical Research": "U.S.S. Hood"
  given ship of two at "Botanical Research": "U.S.S. Oberth" of two
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Martin", "Spock"
  given seeds of two under "Investigate Destruction": "Virus"
  when one attempts "Investigate Destruction"
  then "Virus" in attached of "U.S.S. Oberth", "Data" is stopped
  then RANGE of "U.S.S. Oberth" = 4, WEAPONS of "U.S.S. Oberth" = 2, SHIELDS of "U.S.S. Oberth" = 5
  then RANGE of another "U.S.S. Oberth" = 4, RANGE of third "U.S.S. Oberth" = 6, RANGE of "U.S.S. Hood" = 7
  given announce turn_ends(two)
  given announce turn_ends(one)
  given announce turn_ends(two)
  then RANGE of "U.S.S. Oberth" = 4
  given announce turn_ends(two)
  then RANGE of "U.S.S. Oberth" = 6, RANGE of another "U.S.S. Oberth" = 6
}

scenario "Six with computers cure the virus later" under r24 cites r24 "7.2.2" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Martin"
  given "Virus" of two on "U.S.S. Oberth"
  then RANGE of "U.S.S. Oberth" = 4
  given outpost of one at "Investigate Destruction": "Federation Outpost"
  given crew of one on "Federation Outpost": another "Martin", third "Martin", fourth "Martin", "Kosinski"
  when one beams another "Martin", third "Martin", fourth "Martin", "Kosinski" from "Federation Outpost" to "U.S.S. Oberth"
  then "Virus" in out_of_play of two, RANGE of "U.S.S. Oberth" = 6
}

card "Displaced" dilemma space {
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Distracted by Thoughts of Home" dilemma space planet {
  property [VOY]
  not encoded "its countdown is X"
  place this on attempted_mission
  not encoded "3 sentences of its text cannot be read yet"
}

card "Important Guests" dilemma space planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Medical Crisis" dilemma planet {
  property [VOY]
  traits MEDICAL_related
  to get past Biology x2 + (MEDICAL x2 OR nurse)
  not encoded "2 sentences of its text cannot be read yet"
}

card "Oh No!" dilemma space planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Skeleton Crew" dilemma space planet {
  property [DS9]
  place this on attempted_mission
  not encoded "one sentence of its text cannot be read yet"
}

card "Vastly Outnumbered" dilemma space {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

scenario "Ships of unknown class are of no class together, and a modified one is of the plain one, too" under r24, r18
  cites r18 "class-unknown", "class-advanced" {
  given mission of one: "Investigate Destruction"
  given ship of one at "Investigate Destruction": "Miradorn Raider"
  given ship of one at "Investigate Destruction": "Bothan Vessel"
  given "Virus" of two on "Miradorn Raider"
  then RANGE of "Miradorn Raider" = 6, RANGE of "Bothan Vessel" = printed RANGE of "Bothan Vessel"
  given ship of one at "Investigate Destruction": "D'deridex Advanced"
  given ship of one at "Investigate Destruction": "Haakona"
  given another "Virus" of two on "Haakona"
  then RANGE of "D'deridex Advanced" = printed RANGE of "D'deridex Advanced" - 2
}
