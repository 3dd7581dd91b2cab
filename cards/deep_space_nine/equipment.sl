set deep_space_nine "Deep Space Nine" released 1998

card "Science Kit" equipment {
  property [DS9]
  traits SCIENCE_related
  your personnel present where classification of it = OFFICER: gains SCIENCE
}

scenario "Two kits give an officer SCIENCE once" under r24, r18 cites r24 "g-cumulative-ex-science-kit", "gl-cum-effects"
  cites r18 "cum-t-sciencekit" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Captain Worf", "Science Kit", another "Science Kit"
  then skill_level(SCIENCE, "Konmel") = 1, skill_level(SCIENCE, "Captain Worf") = 0
}

card "Cardassian Disruptor" equipment {
  property [DS9]
  traits disruptor, hand_weapon, Cardassian_Equipment
  users Cardassian, Non-Aligned
  your personnel present: STRENGTH +2
  cumulative
}

scenario "One who may use it makes everybody there stronger" under r24 cites r24 "g-equipment-all-specified", "gl-equip-restricted" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies", "Lopez", "Cardassian Disruptor"
  then STRENGTH of "Davies" = 6
  given away team of one on "Botanical Research": "Vekor"
  then STRENGTH of "Davies" = 8, STRENGTH of "Lopez" = 9
}

card "Cardassian PADD" equipment {
  property [DS9]
  traits Cardassian_Equipment
  users Cardassian
  your personnel present: CUNNING +2
  cumulative
}

card "Bajoran PADD" equipment {
  property [DS9]
  users Bajoran
  your personnel present: CUNNING +2
  cumulative
}

card "Bajoran Phaser" equipment {
  property [DS9]
  traits hand_weapon, phaser
  users Bajoran, Non-Aligned
  your personnel present: STRENGTH +2
  cumulative
}

card "Bajoran Phaser Rifle" equipment {
  property [DS9]
  traits hand_weapon, phaser
  users Bajoran, Non-Aligned
  your personnel present: STRENGTH +3
  your personnel present where not (it aboard some your ship): loses Diplomacy x1
  cumulative
}

card "Cardassian Disruptor Rifle" equipment {
  property [DS9]
  traits Cardassian_Equipment, disruptor, hand_weapon
  users Cardassian, Non-Aligned
  your personnel present: STRENGTH +3
  your personnel present where not (it aboard some your ship): loses Diplomacy x1
  cumulative
}

card "Engineering Tricorder" equipment {
  property [DS9]
  traits ENGINEER_related, MEDICAL_related
  your personnel present where classification of it = MEDICAL: gains ENGINEER
}

card "Hypospray" equipment {
  property [DS9]
  traits MEDICAL_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Medical PADD" equipment {
  property [DS9]
  traits ENGINEER_related, MEDICAL_related
  your personnel present where classification of it = ENGINEER: gains MEDICAL
}

card "Science PADD" equipment {
  property [DS9]
  traits MEDICAL_related, SCIENCE_related
  your personnel present where classification of it = MEDICAL: gains SCIENCE
}
