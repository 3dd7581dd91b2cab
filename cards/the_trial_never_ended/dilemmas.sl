set the_trial_never_ended "The Trial Never Ended" released 2021

card "Q: A Dazzling Flash" dilemma space planet {
  property [VOY]
  traits Q_related
  discard_dilemma
  immune to "Q2"
  not encoded "one sentence of its text cannot be read yet"
}

card "Q: Enter the Supernova" dilemma space {
  property [VOY]
  traits Q_related
  discard_dilemma
  immune to "Q2"
  not encoded "one sentence of its text cannot be read yet"
}
