set enhanced_premiere "Enhanced Premiere" released 2000

card "Alien Parasites & REM Fatigue" dilemma space planet {
  points 5
  property [TNG]
  traits MEDICAL_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Anaphasic Organism & Nagilum" dilemma space planet {
  property [TNG]
  traits female_related, MEDICAL_related
  discard_dilemma
  not encoded "3 sentences of its text cannot be read yet"
}

card "Ancient Computer & Microvirus" dilemma space planet {
  property [TNG]
  traits MEDICAL_related, SCIENCE_related, Virus_related
  discard_dilemma
  not encoded "2 sentences of its text cannot be read yet"
}

card "Computer Weapon & Hyper-Aging" dilemma space planet {
  property [TNG]
  traits MEDICAL_related, SCIENCE_related
  cure with SCIENCE + MEDICAL x2
  not encoded "3 sentences of its text cannot be read yet"
}

card "Female's Love Interest & Garbage Scow" dilemma space planet {
  property [TNG]
  traits female_related
  not encoded "4 sentences of its text cannot be read yet"
}

card "Male's Love Interest & Plague Ship" dilemma space planet {
  points 5
  property [TNG]
  traits male_related, MEDICAL_related
  discard_dilemma
  not encoded "2 sentences of its text cannot be read yet"
}
