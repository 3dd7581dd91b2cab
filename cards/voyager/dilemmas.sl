set voyager "Voyager" released 2001

card "Astral Eddy" dilemma space {
  property [VOY]
  unless Navigation + Physics + ENGINEER x2: kill one personnel in team at random
}

card "Komar Possession" dilemma space planet {
  property [VOY]
  place this on one personnel in team at random then stop (host as personnel), stop one personnel in team at random where it != host
  at start of each turn: stop (host as personnel), stop one personnel present at random where it != host
  cure with SECURITY x3
}

scenario "The Komar stop two every turn until three guards drive them out" under r24, r18 cites r24 "7.2.2.3-word", "7.2.2.3-stays"
  cites r18 "cure-def" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Korris" version "The Next Generation", "Zegov", "Atul"
  given seeds of two under "Cloaked Mission": "Komar Possession"
  given away team of one on "Cloaked Mission": "Kromm", "Kurak", "Konmel" version "The Next Generation"
  given turn of one
  when one attempts "Cloaked Mission"
  random picks "Kromm"
  random picks "Kurak"
  then "Kromm" is stopped, "Kurak" is stopped, "Konmel" is not stopped, "Komar Possession" in attached of "Kromm"
  given next_turn two
  given announce turn_begins(two)
  given next_turn one
  given announce turn_begins(one)
  random picks "Konmel"
  then "Kromm" is stopped, "Konmel" is stopped
  when one beams "Korris", "Zegov", "Atul" from "Batris" to "Cloaked Mission"
  then "Komar Possession" is cured
}

card "Aggressive Behavior" dilemma space {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Civil Unrest" dilemma planet {
  property [VOY]
  mission_continues
  not encoded "2 sentences of its text cannot be read yet"
}

card "Flash Plasma Storm" dilemma planet {
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Hanonian Land Eel" dilemma planet {
  property [VOY]
  traits SCIENCE_related
  unless SECURITY + SCIENCE + STRENGTH > 50: kill one personnel in team with lowest CUNNING or lowest skill_dots by opponent
}

scenario "The opponent picks the least cunning or whoever has fewest skill dots, and nobody else" under r24 cites r24 "12.1", "7.2.2",
  "10.1" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Hanonian Land Eel"
  given away team of one on "Botanical Research": "Konmel" version "Premiere", "Kromm", "Kurak", "Zegov"
  when one attempts "Botanical Research"
  then decision of two offers exactly "Konmel", "Kromm", "Zegov"
  two chooses "Kromm"
  then "Kromm" is killed, "Zegov" is not killed, "Kurak" is stopped, "Hanonian Land Eel" in seeds of "Botanical Research"
}

scenario "A guard, a scientist and enough strength keep the eel off" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Hanonian Land Eel"
  given away team of one on "Botanical Research": "Konmel", "Kromm", "Kurak", "Zegov", "Captain Worf", another "Kromm", another "Zegov"
  when one attempts "Botanical Research"
  then "Hanonian Land Eel" is discarded, "Kromm" is not stopped, "Konmel" is not killed
}

card "Hull Breach" dilemma space {
  property [VOY]
  unless "Environmental Suit" {
    let first_one be one personnel in team at random where it is not android and it can be killed
    let second_one be one personnel in team at random where it is not android and it can be killed and it != first_one
      and classification of it = classification of first_one
    kill each personnel in [first_one, second_one]
  }
  mission_continues
}

scenario "The breach takes two of one classification, no android, and the attempt goes on" under r24 cites r24 "7.2.2", "12.1" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Hull Breach", "Wind Dancer"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "T'Pan", "Martin", "Data" version "Premiere"
  when one attempts "Amnesty Talks"
  random picks "Davies"
  then "Davies" is killed, "T'Pan" is killed, "Martin" is not stopped, "Data" is not killed, "Hull Breach" is discarded
}

scenario "Nobody dies beside one who alone has his classification, and those with a skill of its name have not got it" under r24
  cites r24 "gl classification" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Hull Breach"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Spock", "Martin"
  when one attempts "Amnesty Talks"
  random picks "Davies"
  then "Davies" is killed, "Spock" is not killed, "Martin" is not killed, "Spock" is not stopped
}

scenario "A suit aboard saves them" under r24 cites r24 "7.2.2" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Hull Breach"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "T'Pan", "Environmental Suit"
  when one attempts "Amnesty Talks"
  then "Davies" is not killed, "T'Pan" is not killed, "Hull Breach" is discarded
}

card "Implication" dilemma space planet {
  property [VOY]
  to get past Diplomacy x3 + INTEGRITY > 30 OR Law + CUNNING > 30
}

card "Kazon Bomb" dilemma space planet {
  property [VOY]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Macrovirus" dilemma space {
  property [VOY]
  traits SCIENCE_related, Virus_related
  place this on attempting_ship
  cure with Exobiology x2 + SCIENCE x2
  not encoded "one sentence of its text cannot be read yet"
}

card "Spatial Rift" dilemma space planet {
  property [VOY]
  afterwards to get past Astrophysics + ENGINEER x2
  not encoded "one sentence of its text cannot be read yet"
}

card "Subspace Fracture" dilemma space planet {
  points 5
  property [VOY]
  traits SCIENCE_related
  unless ENGINEER + SCIENCE + Leadership + CUNNING > 28: kill every personnel in team
  discard_dilemma
}

card "The Cloud" dilemma space {
  property [VOY]
  traits MEDICAL_related
  unless MEDICAL x2 + ENGINEER x2 + Astrophysics x2 {
    let ship_there be attempting_ship
    damage ship_there
    stop_through_next_turn ship_there if in_play(ship_there)
  }
  discard_dilemma
}

scenario "In the cloud the ship is damaged, and lies still with all aboard until the end of its player's next turn" under r24
  cites r24 "10.2.1", "7.2.2" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "The Cloud"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Lopez"
  given turn of one
  when one attempts "Amnesty Talks"
  then "U.S.S. Oberth" is damaged, "U.S.S. Oberth" is stopped, "Davies" is stopped, "The Cloud" is discarded
  given announce turn_closes(one)
  given next_turn two
  given announce turn_begins(two)
  then "U.S.S. Oberth" is stopped, "Davies" is stopped
  given announce turn_closes(two)
  given next_turn one
  given announce turn_begins(one)
  then "U.S.S. Oberth" is stopped, "Davies" is stopped, "Lopez" is stopped
  given announce turn_closes(one)
  given next_turn two
  given announce turn_begins(two)
  then "U.S.S. Oberth" is not stopped, "Davies" is not stopped, "U.S.S. Oberth" is damaged
}

scenario "What unstops a ship gets it out of the cloud before" under r24 cites r24 "10.2.1" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "The Cloud"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Lopez"
  given turn of one
  when one attempts "Amnesty Talks"
  given unstop "U.S.S. Oberth"
  then "U.S.S. Oberth" is not stopped, "Davies" is not stopped
  given stop "U.S.S. Oberth"
  given next_turn two
  given announce turn_begins(two)
  then "U.S.S. Oberth" is not stopped
}

scenario "Two doctors, two engineers and two who know the stars bring it through" under r24 cites r24 "7.2.2" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "The Cloud"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Martin", "Beverly", "Data" version "Premiere", "Exocomp", "Lian T'su"
  when one attempts "Amnesty Talks"
  then "U.S.S. Oberth" is not damaged, "U.S.S. Oberth" is not stopped, "The Cloud" is discarded
}

card "The Swarm" dilemma space {
  countdown 3
  property [VOY]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Trabe Grenade" dilemma planet {
  property [VOY]
  mission_continues
  not encoded "one sentence of its text cannot be read yet"
}

card "Twisted" dilemma space planet {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Volcanic Eruption" dilemma planet {
  property [VOY]
  not encoded "3 sentences of its text cannot be read yet"
}
