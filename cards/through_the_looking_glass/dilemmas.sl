set through_the_looking_glass "Through the Looking Glass" released 2016

card "A New Game" dilemma space planet {
  countdown 2
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Alien Abduction: Test Subjects" dilemma space {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Attractive Antiquities" dilemma space planet {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Between Duty and Respect" dilemma planet {
  property [DS9]
  traits SCIENCE_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Caretaker's Wave" dilemma space {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Dangerous Derelict" dilemma space planet {
  property [DS9]
  traits Empok_Nor_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Excluded" dilemma planet {
  property [DS9]
  discard_dilemma
  not encoded "2 sentences of its text cannot be read yet"
}

card "Exe-Q-tioner" dilemma space planet {
  property [TNG]
  traits Q_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Looking for Par'mach" dilemma space {
  property [DS9]
  traits female_related, male_related
  to get past male + female OR OFFICER + CUNNING > 60
  not encoded "one sentence of its text cannot be read yet"
}

card "Misdirection" dilemma space planet {
  property [DS9]
  traits Infiltration_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Nausicaans: Pirates" dilemma space {
  property [ENT]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Q-uality Time" dilemma space planet {
  property [TNG]
  traits Q_related
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Routine Physical" dilemma space {
  property [TOS]
  traits MEDICAL_related
  afterwards to get past Computer Skill x2
  not encoded "one sentence of its text cannot be read yet"
}

card "Unexpected" dilemma space {
  property [ENT]
  traits female_related, MEDICAL_related
  not encoded "one sentence of its text cannot be read yet"
}
