set homefront_six "Homefront VI" released 2015

card "A Bad End" dilemma planet {
  property [TNG]
  to get past Biology x2
  not encoded "one sentence of its text cannot be read yet"
}

card "Crew Advancement" dilemma space planet {
  property [ENT]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Don't Let It End This Way" dilemma space {
  property [TUC]
  to get past SECURITY x2
  not encoded "one sentence of its text cannot be read yet"
}

card "History Repeats Itself" dilemma planet {
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}

card "It's Green" dilemma space {
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Justice or Vengeance" dilemma space planet {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Occupational Hazards" dilemma space planet {
  property [DS9]
  unless Greed x2 OR Treachery x2 OR CUNNING > 45: kill one personnel in team at random
}

card "Shields Up!" dilemma space {
  property [TMP]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Unorthodox Preservation" dilemma planet {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}
