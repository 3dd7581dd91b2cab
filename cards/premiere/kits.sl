set premiere "Premiere" released 1994

card "Engineering Kit" equipment {
  property [TNG]
  traits ENGINEER_related
  your personnel present where classification of it = OFFICER: gains ENGINEER
  text dated 1994-11-01 { }
}

card "Medical Kit" equipment {
  property [TNG]
  traits MEDICAL_related
  your personnel present where classification of it = OFFICER: gains MEDICAL
  text dated 1994-11-01 { }
}

card "Engineering PADD" equipment {
  property [TNG]
  traits ENGINEER_related, SCIENCE_related
  your personnel present where classification of it = SCIENCE: gains ENGINEER
  text dated 1994-11-01 { }
}

card "Medical Tricorder" equipment {
  property [TNG]
  traits MEDICAL_related, SCIENCE_related
  your personnel present where classification of it = SCIENCE: gains MEDICAL
}

card "Tricorder" equipment {
  property [TNG]
  traits ENGINEER_related, SCIENCE_related
  your personnel present where classification of it = ENGINEER: gains SCIENCE
}

scenario "Borg have no classification, so a tricorder makes no scientists of them; but they find their way with it" under cr98
  cites cr98 "equip-borg-tricorder" {
  given mission of two: "Salvage Borg Ship" of two
  given away team of one on "Salvage Borg Ship": "Fifteen of Seventeen", "Tricorder"
  given seeds of two under "Salvage Borg Ship": "Alien Labyrinth"
  given away team of one on "Salvage Borg Ship": "Four of Eleven"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given turn of one
  then "Fifteen of Seventeen" has ENGINEER, not ("Fifteen of Seventeen" has SCIENCE)
  when one scouts the surface of "Salvage Borg Ship"
  then "Alien Labyrinth" in discard_pile of two, "Fifteen of Seventeen" is not stopped
}

scenario "An ENGINEER of anybody else's is a scientist with it" under cr98 cites cr98 "equip-borg-tricorder" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Lopez", "Tricorder"
  given "Davies": classification becomes ENGINEER until end of turn
  then "Davies" has SCIENCE
}

card "Klingon PADD" equipment {
  property [TNG]
  traits Klingon_related
  users Klingon
  your personnel present: CUNNING +2
  cumulative
}

card "Romulan PADD" equipment {
  property [TNG]
  users Romulan
  your personnel present: CUNNING +2
  cumulative
}

scenario "Each tool makes other people skilled, and a skill is no classification" under r24 cites r24 "12.9", "10.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Lian T'su", "Davies", "Daniel Kwan", "Engineering PADD", "Medical Kit", "Tricorder"
  then skill_level(ENGINEER, "Davies") = 1, skill_level(MEDICAL, "Lian T'su") = 1, skill_level(SCIENCE, "Daniel Kwan") = 1
  then skill_level(ENGINEER, "Lian T'su") = 0, skill_level(SCIENCE, "Davies") = 1
}

scenario "A PADD is of use among its own people" under r24 cites r24 "gl-equip-restricted" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Klingon PADD"
  then CUNNING of "Davies" = 7
  given away team of one on "Botanical Research": "Worf"
  then CUNNING of "Davies" = 9
}
