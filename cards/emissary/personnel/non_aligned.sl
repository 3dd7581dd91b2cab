set emissary "Emissary" released 2013

card "Altovar" version "Emissary" personnel {
  Non-Aligned
  MEDICAL, Empathy, Exobiology, Treachery x2
  2 / 6 / 6
  species Lethean
  icons [Stf]
  property [DS9]
  traits male, thief
  not encoded "one sentence of its text cannot be read yet"
}

card "Bhaduri" personnel universal {
  Non-Aligned
  CIVILIAN, SCIENCE, Computer Skill, Anthropology
  6 / 7 / 5
  species Kellerun
  property [DS9]
  traits female, Harvester_Virus_related
}

card "Jakin" personnel universal {
  Non-Aligned
  OFFICER, ENGINEER, Navigation
  6 / 6 / 6
  species T'Lani
  icons [Cmd]
  property [DS9]
  traits Harvester_Virus_related, male, support_personnel
}

card "Javed" personnel universal {
  Non-Aligned
  SECURITY, Treachery, Exobiology
  5 / 5 / 7
  species Kellerun
  icons [Stf]
  property [DS9]
  traits bodyguard, Harvester_Virus_related, male, support_personnel
}

card "Tosk" personnel {
  Non-Aligned
  SECURITY, Navigation x2, Honor, ENGINEER, Computer Skill
  8 / 8 / 8
  species Tosk
  icons [GQ], [Stf]
  property [DS9]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}
