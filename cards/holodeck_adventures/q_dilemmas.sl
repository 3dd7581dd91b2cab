set holodeck_adventures "Holodeck Adventures" released 2001

card "Ar-Q-ologist" dilemma space planet {
  icons [Q]
  property [TNG]
  traits Q_related
  not encoded "2 sentences of its text cannot be read yet"
}
