set mirror_mirror "Mirror, Mirror" released 2000

card "A Fast Ship Would Be Nice" dilemma space planet {
  property [DS9]
  kill one personnel in team by opponent
  not encoded "one sentence of its text cannot be read yet"
}

card "Artillery Attack" dilemma planet {
  property [TOS]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Chula: The Game" dilemma space planet {
  property [DS9]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Denevan Neural Parasites" dilemma planet {
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Distraction" dilemma space planet {
  property [TOS]
  traits female_related, male_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Emergency Conversion" dilemma space {
  property [TOS]
  to get past Astrophysics x2 + Transporter Skill
}

card "Gorn Encounter" dilemma planet {
  property [TOS]
  discard_dilemma
  not encoded "2 sentences of its text cannot be read yet"
}

card "Horta" dilemma planet {
  property [TOS]
  cure with Leadership x2 + Mindmeld x2 + Exobiology x2
  not encoded "2 sentences of its text cannot be read yet"
}

card "Kelvan Show of Force" dilemma space planet {
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Quantum Fissure" dilemma space {
  property [TNG]
  to get past Astrophysics + Physics
  not encoded "one sentence of its text cannot be read yet"
}

card "Royale Casino: Slots" dilemma planet {
  icons [AU]
  property [TNG]
  not encoded "its points are 5, won or lost"
  not encoded "2 sentences of its text cannot be read yet"
}
