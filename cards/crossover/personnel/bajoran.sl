set crossover "Crossover" released 2015

card "Bor Kaffe" personnel universal {
  Bajoran
  OFFICER, Stellar Cartography, Treachery, Transporter Skill
  4 / 6 / 7
  species bajoran_species
  icons [Cmd], [KCA], [MQ]
  property [DS9]
  traits male
  mentions "The Intendant", "Mr. Quark"
}

card "Jalota Mar" personnel universal {
  Bajoran
  ENGINEER, Geology, Computer Skill
  6 / 5 / 5
  species bajoran_species
  icons [KCA], [MQ], [Stf]
  property [DS9]
  traits male, support_personnel, Terok_Nor_related
  mentions "Overseer Odo"
}

card "The Intendant" version "Crossover" personnel {
  Bajoran
  VIP, Treachery x2, Leadership, Law, Transporter Skill
  2 / 8 / 7
  species bajoran_species
  icons [Cmd], [KCA], [MQ]
  property [DS9]
  traits assassin, Capturing_related, female
  opposite_of "Kira Nerys"
  not encoded "one sentence of its text cannot be read yet"
}
