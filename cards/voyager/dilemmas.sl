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

scenario "The Komar stop two every turn until three guards drive them out" under r24 cites r24 "7.2.2.3-word", "7.2.2.3-stays" {
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
  not encoded "one sentence of its text cannot be read yet"
}

card "Hull Breach" dilemma space {
  property [VOY]
  mission_continues
  not encoded "one sentence of its text cannot be read yet"
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
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
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
