set deep_space_nine "Deep Space Nine" released 1998

card "Fightin' Words" dilemma space planet {
  countdown 3
  icons [Q]
  property [DS9]
  traits Q_related
  not encoded "3 sentences of its text cannot be read yet"
}

card "I Tried to Warn You" dilemma space planet {
  icons [Q]
  property [DS9]
  traits Q_related
  may not be nullified
  not encoded "2 sentences of its text cannot be read yet"
}

card "Rhetorical Question" dilemma space planet {
  icons [Q]
  property [DS9]
  traits Q_related, Question_related
  immune to "Q2"
  not encoded "3 sentences of its text cannot be read yet"
}

card "Risky Business" dilemma space planet {
  points -5
  icons [Q]
  property [DS9]
  traits Q_related
  not encoded "3 sentences of its text cannot be read yet"
}
