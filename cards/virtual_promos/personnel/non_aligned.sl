set virtual_promos "Virtual Promos" released 2011

card "Dukat" version "Things Past" personnel {
  Non-Aligned
  CIVILIAN, Treachery x2, Transporter Skill
  2 / 9 / 9
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits male
  special download "Kosst Amojan"
  not encoded "one sentence of its text cannot be read yet"
}

card "Gabriel Bell" personnel {
  Non-Aligned
  VIP, Honor, Leadership x2
  9 / 7 / 7
  species human
  property [DS9]
  traits male
  names "Benjamin Sisko"
  special download "The Name is Bell"
  not encoded "one sentence of its text cannot be read yet"
}

card "Jadzia Dax" version "Sanctuary" personnel {
  Non-Aligned
  CIVILIAN, Diplomacy, SCIENCE
  6 / 9 / 6
  species Trill
  property [DS9]
  traits female, with_symbiont
  mentions "Chris Brynner"
  special download "Generate Fake ID"
  not encoded "one sentence of its text cannot be read yet"
}

card "Julian Bashir" version "Sanctuary" personnel {
  Non-Aligned
  CIVILIAN, MEDICAL x2
  7 / 9 / 6
  species human
  property [DS9]
  traits male
  special download "Let Me Take a Look"
  not encoded "one sentence of its text cannot be read yet"
}

card "Malik" personnel {
  Non-Aligned
  SECURITY, Leadership, OFFICER, Treachery x2
  2 / 9 / 9
  species human
  icons [22], [AU], [Cmd]
  property [ENT]
  traits augment, Khan_related, male
  mentions "Arik Soong", "Khan"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Seven of Nine" version "League Promo" personnel {
  Non-Aligned
  CIVILIAN, SECURITY, Exobiology, Computer Skill, Honor
  7 / 9 / 9
  species human, borg_species
  icons [Def], [DQ]
  property [VOY]
  traits female, Tsunkatse_related
  mentions "Hajur"
  not encoded "one sentence of its text cannot be read yet"
}

card "Slar" personnel {
  Non-Aligned
  ENGINEER, ENGINEER, SECURITY, Computer Skill, Physics, Treachery x2
  2 / 5+X / 5+X
  X = number of (p: personnel where p has [MQ] and p is together_with this)
  species Gorn
  icons [22], [AU], [Cmd], [MQ]
  property [ENT]
  traits male
  dots 1
}
