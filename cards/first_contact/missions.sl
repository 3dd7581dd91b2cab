set first_contact "First Contact" released 1997

card "Espionage Mission" mission planet {
  span 3; points 40
  regions Sector_001
  traits homeworld
  place_name "Earth"
  native_affiliation Federation
  allows to attempt your "Selok"
  requires Tal Shiar x2 OR Obsidian Order x2 OR FCA x2 OR Klingon Intelligence x2 OR 2 founder personnel
  not encoded "espionage on the Federation may be played here"
}

scenario "With Selok in the Away Team they may attempt it" under r24 cites r24 "g-espionage-mission-selok" {
  given mission of one: "Espionage Mission"
  given away team of one on "Espionage Mission": "Palteth", "Jaron"
  given turn of one
  when one attempts "Espionage Mission"
  then refused
  given away team of one on "Espionage Mission": "Selok"
  when one attempts "Espionage Mission"
  then "Espionage Mission" is attempted
}

card "Patrol Neutral Zone" mission universal space {
  Federation, Romulan
  span 5; points nothing
  regions Neutral Zone
  traits nebula
  not encoded "its points are 10 times X"
  not encoded "one sentence of its text cannot be read yet"
}

card "Planet" mission universal planet {
  span 3; points 20
  any crew may attempt
  not encoded "one sentence of its text cannot be read yet"
}
