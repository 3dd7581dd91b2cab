set ships_of_the_line "Ships of the Line" released 2023

card "Distracting Technology" dilemma space {
  countdown 3
  property [ENT]
  place this on attempting_ship
  not encoded "2 sentences of its text cannot be read yet"
}

card "Promethean Quartz" dilemma space planet {
  property [DS9]
  traits SCIENCE_related
  unless Exobiology + SCIENCE + CUNNING > 40 OR Archaeology + ENGINEER + STRENGTH > 40: stop every personnel in team
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "The Arsenal: Weapons Demonstration" dilemma planet {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}
