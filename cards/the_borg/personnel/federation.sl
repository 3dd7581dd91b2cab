set the_borg "The Borg" released 2001

card "Angelo Tassoni" personnel universal {
  Federation, Non-Aligned
  SECURITY, Navigation
  5 / 6 / 7
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits male, Equinox_related
  mentions "Kathryn Janeway"
}

card "Deanna Troi" version "The Borg" personnel {
  Federation
  OFFICER, Diplomacy, Empathy, Anthropology
  7 / 8 / 4
  species Betazoid, human
  icons [Ent-E]
  property [VOY]
  traits counselor, female
  mentions "William T. Riker", "Reginald Barclay"
  lovers "William T. Riker"
  not encoded "one sentence of its text cannot be read yet"
}

card "Hogan" personnel universal {
  Federation, Non-Aligned
  ENGINEER, Transporter Skill
  6 / 7 / 7
  species human
  icons [DQ], [Maq], [Stf]
  property [VOY]
  traits male
  mentions "Captain Janeway"
}

card "Reginald Barclay" version "The Borg" personnel {
  Federation
  ENGINEER, Computer Skill, Astrophysics, Honor
  8 / 8 / 5
  species human
  icons [Stf]
  property [VOY]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Equinox Doctor" personnel {
  Federation, Non-Aligned
  MEDICAL, Exobiology x2, Treachery x2, Computer Skill
  nothing / 8 / 5
  icons [DQ], [Holo]
  property [VOY]
  traits male, Equinox_related
  special download one "Medical Kit" or "Starfleet Type II Phaser"
}
