set mirror_mirror "Mirror, Mirror" released 2000

card "Smiley" personnel {
  Federation
  ENGINEER, Navigation, Transporter Skill, Leadership, Anthropology
  6 / 7 / 8
  species human
  icons [Cmd], [MQ], [TE]
  property [DS9]
  traits Deep_Space_9_related, male
  opposite_of "Miles O'Brien"
  special download one "Construct Starship" or "Crossover"
  commands "Defiant"
}

card "Fontaine" personnel enigma {
  Non-Aligned
  CIVILIAN, Navigation, Astrophysics, MEDICAL, Music
  3 / 6 / 5
  species human
  icons [MQ], [Stf]
  property [DS9]
  traits male
  opposite_of "Vic Fontaine"
  not encoded "a special download of two disruptors that add two STRENGTH"
}

titles "Mr. Nog"

card "Mr. Brunt" personnel {
  Ferengi
  ENGINEER, Computer Skill, Navigation, Honor, Archaeology
  7 / 8 / 6
  species ferengi_species
  icons [KCA], [MQ], [Stf], [TE]
  property [DS9]
  traits male, cook
  opposite_of "Brunt"
  mentions "Ezri"
  dots 1
  when leaves_play of this: you may download "Mr. Quark"
}

card "Mr. Quark" personnel {
  Ferengi
  CIVILIAN, Smuggling, Honor, Computer Skill x2, Anthropology, Diplomacy
  7 / 7 / 3
  species ferengi_species
  icons [KCA], [MQ], [TE]
  property [DS9]
  traits male, bartender, Capturing_related, Terok_Nor_related
  opposite_of "Quark"
  dots 1
  special download "Rescue Captives"
  when leaves_play of this: you may download "Mr. Rom"
}

card "Mr. Rom" personnel {
  Ferengi
  CIVILIAN, SCIENCE, Navigation x2, Physics, Geology
  7 / 7 / 6
  species ferengi_species
  icons [MQ], [Stf], [TE]
  property [DS9]
  traits male
  opposite_of "Rom"
  dots 1
  when leaves_play of this: you may download "Mr. Nog"
}

scenario "One brother goes, and the next one comes, however he goes" under r24 cites r24 "6.4", "6.5.4" {
  given mission of one: "Oppress Population"
  given outpost of one at "Oppress Population": "Klingon Empire Outpost"
  given mode of "Klingon Empire Outpost" = Ferengi
  given away team of one on "Oppress Population": "Mr. Brunt"
  given draw deck of one: "Davies", "Mr. Quark", "Mr. Rom"
  given kill "Mr. Brunt"
  one accepts
  then "Mr. Quark" in interior of "Klingon Empire Outpost", "Mr. Brunt" in discard_pile of one
  given turn of two
  given return_to_hand "Mr. Quark"
  one accepts
  then "Mr. Rom" in interior of "Klingon Empire Outpost", "Mr. Quark" in hand of one
}

scenario "Nobody has to send for him" under r24 cites r24 "6.5.4" {
  given mission of one: "Oppress Population"
  given outpost of one at "Oppress Population": "Klingon Empire Outpost"
  given mode of "Klingon Empire Outpost" = Ferengi
  given crew of one on "Klingon Empire Outpost": "Mr. Brunt"
  given draw deck of one: "Mr. Quark"
  given discard "Mr. Brunt"
  one declines
  then "Mr. Quark" in draw_deck of one
}

scenario "Nobody comes to what is going down" under r24 cites r24 "6.4", "6.5.4" {
  given mission of one: "Oppress Population"
  given outpost of one at "Oppress Population": "Klingon Empire Outpost"
  given mode of "Klingon Empire Outpost" = Ferengi
  given crew of one on "Klingon Empire Outpost": "Mr. Brunt"
  given draw deck of one: "Mr. Quark"
  given destroy "Klingon Empire Outpost"
  then "Mr. Quark" in draw_deck of one
}

scenario "Nor to what goes back to the hand" under r24 cites r24 "6.4", "6.5.4" {
  given mission of one: "Oppress Population"
  given outpost of one at "Oppress Population": "Klingon Empire Outpost"
  given mode of "Klingon Empire Outpost" = Ferengi
  given crew of one on "Klingon Empire Outpost": "Mr. Brunt"
  given draw deck of one: "Mr. Quark"
  given return_to_hand "Klingon Empire Outpost"
  then "Mr. Quark" in draw_deck of one
}
