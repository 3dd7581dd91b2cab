set q_continuum "Q Continuum" released 1996

card "Go Back Whence Thou Camest" dilemma space planet {
  icons [Q]
  property [TNG]
  traits Q_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Guilty - Provisionally" dilemma space planet {
  icons [Q]
  property [TNG]
  traits Q_related
  not encoded "3 sentences of its text cannot be read yet"
}

card "His Honor, The High Sheriff of Nottingham" dilemma space planet {
  points -5
  icons [Q]
  property [TNG]
  traits Capturing_related, Q_related
  immune to "Miss Q"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Mandarin Bailiff" dilemma space planet {
  icons [Q]
  property [TNG]
  traits Capturing_related, Q_related
  not encoded "its points are X, won or lost"
  not encoded "3 sentences of its text cannot be read yet"
}

card "Pla-Net" dilemma space planet {
  points -5
  icons [Q]
  property [TNG]
  traits Q_related
  not encoded "3 sentences of its text cannot be read yet"
}
