set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Classic Communicator" equipment {
  icons [AU], [OS]
  property [DS9]
  unique
  not encoded "one sentence of its text cannot be read yet"
}

card "Classic Medical Tricorder" equipment {
  icons [AU], [OS]
  property [DS9]
  traits MEDICAL_related, SCIENCE_related
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "Classic Tricorder" equipment {
  icons [AU], [OS]
  property [DS9]
  traits ENGINEER_related, SCIENCE_related
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "Classic Type II Phaser" equipment {
  icons [AU], [OS]
  property [TOS]
  traits hand_weapon, phaser
  users Federation
  your [OS] personnel present: STRENGTH +2
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}

card "VR Headset" equipment {
  property [DS9]
  traits Cardassian_Equipment
  not encoded "one sentence of its text cannot be read yet"
}
