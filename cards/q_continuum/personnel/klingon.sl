set q_continuum "Q Continuum" released 1996

card "Kahlest" personnel {
  Klingon
  CIVILIAN, MEDICAL, Honor, Music
  7 / 6 / 4
  species klingon_species
  property [TNG]
  traits female
  dots 1
  mentions "K'mpec", "Mogh", "Worf"
  Klingon personnel with Honor present: STRENGTH +2
}

card "K'chiQ" personnel universal {
  Klingon
  CIVILIAN
  6 / 4 / 7
  species klingon_species
  icons [AU]
  property [TNG]
  traits female
  mentions "William Riker", "Lieutenant Worf"
  when this is reported: select one of regular_skills for this
  at start of each turn: you may select one of regular_skills for this
  this: gains selected_skill of this
}

scenario "K'chiQ selects any skill, and may select another in each turn" under cr98 cites cr98 "select-skill" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given table of one: "Alternate Universe Door"
  given hand of one: "K'chiQ"
  given plays_left of one = 1
  when one reports "K'chiQ" to "Klingon Outpost"
  then decision of one offers MEDICAL, Honor
  then decision of one offers no ANIMAL
  one chooses Honor
  then "K'chiQ" has Honor
  given announce turn_begins(one)
  one accepts
  one chooses MEDICAL
  then "K'chiQ" has MEDICAL, not ("K'chiQ" has Honor)
}

card "Kitrik" personnel {
  Klingon
  MEDICAL, Exobiology, SCIENCE, Cybernetics, Music
  6 / 7 / 6
  species klingon_species
  icons [Stf]
  property [TNG]
  traits male
}

card "K'nera" personnel {
  Klingon
  OFFICER, SECURITY, Transporter Skill, Honor
  6 / 7 / 7
  species klingon_species
  icons [Cmd]
  property [TNG]
  traits male, Enterprise_related
  mentions "Konmel", "Korris", "Worf"
  not encoded "one sentence of its text cannot be read yet"
}
