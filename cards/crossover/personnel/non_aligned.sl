set crossover "Crossover" released 2015

card "Errol" personnel universal {
  Non-Aligned
  CIVILIAN, Anthropology, Biology
  6 / 5 / 7
  species human
  icons [KCA], [MQ], [TE]
  property [DS9]
  traits male, support_personnel
  mentions "Mr. Sisko", "Ezri", "The Intendant"
}

card "Guron" personnel {
  Non-Aligned
  SECURITY, Treachery x2, Exobiology, Biology, Leadership
  4 / 6 / 8
  species human
  icons [KCA], [MQ], [Stf], [TE]
  property [DS9]
  traits bodyguard, male
  mentions "Mr. Sisko"
}

card "Marauder" version "Crossover" personnel universal {
  Non-Aligned
  SECURITY, Acquisition, Biology, Computer Skill
  4 / 5 / 7
  species human
  icons [KCA], [MQ], [Stf], [TE]
  property [DS9]
  traits male
  mentions "Mr. Sisko", "Telok"
  not encoded "one sentence of its text cannot be read yet"
}

card "McKay" personnel universal {
  Non-Aligned
  ENGINEER, Geology
  5 / 5 / 5
  species human
  icons [KCA], [MQ], [TE]
  property [DS9]
  traits male, Terok_Nor_related
  mentions "Smiley"
}

card "Selot" personnel universal {
  Non-Aligned
  MEDICAL, Biology, Exobiology, Music, Mindmeld, Memory Omega
  7 / 7 / 7
  species vulcan_species
  icons [KCA], [MQ], [Stf], [TE]
  property [DS9]
  traits male, nurse, Terok_Nor_related
  mentions "The Intendant"
}

card "Smiley" version "Crossover" personnel {
  Non-Aligned
  ENGINEER, Geology, Physics, Transporter Skill, Computer Skill
  6 / 7 / 6
  species human
  icons [KCA], [MQ], [TE]
  property [DS9]
  traits male
  opposite_of "Miles O'Brien"
  mentions "Mr. Sisko", "The Intendant", "Overseer Odo"
  special download "Tinkerer"
}

card "V'mor" personnel {
  Non-Aligned
  CIVILIAN, Computer Skill, Anthropology, Mindmeld, Barbering
  5 / 8 / 7
  species vulcan_species
  icons [KCA], [MQ], [TE]
  property [DS9]
  traits male, Terok_Nor_related
  mentions "The Intendant"
  not encoded "one sentence of its text cannot be read yet"
}
