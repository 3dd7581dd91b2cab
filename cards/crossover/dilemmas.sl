set crossover "Crossover" released 2015

card "Assassination Attempt" dilemma planet {
  property [TUC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Buried Alive" dilemma planet {
  property [TWOK]
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "Climbing the Ranks" dilemma space {
  property [TOS]
  afterwards to get past STRENGTH > 24
  not encoded "one sentence of its text cannot be read yet"
}

card "Disgraceful Assault" dilemma space {
  property [TUC]
  unless SECURITY x2 + Transporter Skill: kill one personnel in team by opponent
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "DNA Security Scan" dilemma space {
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Ensure Their Silence" dilemma space planet {
  property [TUC]
  traits Infiltration_related
  kill one personnel in team at random
  not encoded "one sentence of its text cannot be read yet"
}

card "Explosive Decompression" dilemma space {
  property [Nem]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Exposed Power Relay" dilemma space planet {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Eye to Eye" dilemma space planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Face to Face" dilemma space {
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Head to Head" dilemma planet {
  property [TUC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "One to One" dilemma space planet {
  property [TNG]
  not encoded "its points are 5, won or lost"
  not encoded "3 sentences of its text cannot be read yet"
}

card "Pursuit Just Behind" dilemma planet {
  property [Nem]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Rules of Obedience" dilemma space planet {
  property [DS9]
  to get past Geology + Honor x2 OR SECURITY x2 + Treachery x2 OR "Smiley"
  not encoded "one sentence of its text cannot be read yet"
}

card "Tedious Soiree" dilemma planet {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Temptations of the Flesh" dilemma space planet {
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}
