set official_tournament_sealed_deck "Official Tournament Sealed Deck" released 1998

card "Abandon Ship!" dilemma space {
  property [VOY]
  traits Capturing_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Armus: Sticky Situation" dilemma planet {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Hippocratic Oath" dilemma space planet {
  countdown 3
  property [DS9]
  traits MEDICAL_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Make Us Go" dilemma space planet {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Unscientific Method" dilemma space planet {
  property [TNG]
  traits SCIENCE_related
  afterwards to get past CUNNING > 24
  not encoded "one sentence of its text cannot be read yet"
}
