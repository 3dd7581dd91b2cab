set a_private_little_war "A Private Little War" released 2020

card "Flintlock Rifle" equipment {
  icons [AU]
  property [TOS]
  traits hand_weapon, Klingon_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Klingon Baldric" equipment {
  property [TOS]
  traits Klingon_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Library Record Tape" equipment {
  icons [AU], [OS]
  property [TOS]
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "Painstik" equipment {
  property [TNG]
  traits Klingon_related
  cumulative
  not encoded "3 sentences of its text cannot be read yet"
}
