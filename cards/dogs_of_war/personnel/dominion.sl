set dogs_of_war "Dogs of War" released 2021

card "Baas" personnel {
  Dominion
  SECURITY, Diplomacy, Geology, Law
  6 / 7 / 8
  species Breen
  icons [Stf]
  property [DS9]
  traits male
  mentions "Ezri Dax", "Thot Gor", "Worf"
  not encoded "one sentence of its text cannot be read yet"
}

card "Damar" version "Dogs of War" personnel {
  Dominion
  OFFICER, Diplomacy, ENGINEER, Treachery, Physics, Stellar Cartography
  4 / 7 / 8
  species cardassian_species
  icons [Cmd]
  property [DS9]
  traits legate, male
  mentions "Dukat"
  special download "Kanar"
}

card "Fel" personnel universal {
  Dominion
  SCIENCE, Astrophysics, Honor, Music
  6 / 7 / 8
  species Breen
  icons [Stf]
  property [DS9]
  traits male
  mentions "Ezri Dax", "Thot Gor", "Worf"
}

card "Flet'ika" personnel universal {
  Dominion
  OFFICER, Archaeology, Transporter Skill, Leadership, Exobiology
  7 / 7 / 9
  species Jem'Hadar
  icons [Cmd], [KW]
  property [DS9]
  traits alpha, Jem_Hadar_First, male
  mentions "U.S.S. Defiant"
}

card "Founder Leader" version "Dogs of War" personnel {
  Dominion
  VIP, Leadership, Exobiology, Treachery x2, Diplomacy
  2 / 10 / 5
  species Changeling
  icons [Cmd]
  property [DS9]
  traits female, founder, shape_shifter
  special download one thot personnel
  special download "I Want the Cardassians Exterminated!"
}

card "Luaran 9" personnel {
  Dominion
  SCIENCE, Computer Skill, Biology, Diplomacy, Leadership
  6 / 7 / 4
  species Vorta
  icons [Cmd]
  property [DS9]
  traits female
  names "Luaran"
  not encoded "one sentence of its text cannot be read yet"
}

card "Weyoun 8" personnel {
  Dominion
  VIP, Diplomacy x2, Leadership, Treachery x2, Law, Biology
  5 / 9 / 5
  species Vorta
  icons [Cmd]
  property [DS9]
  traits male
  names "Weyoun"
  mentions "Worf"
  not encoded "one sentence of its text cannot be read yet"
}

card "Draz" personnel universal {
  Dominion
  MEDICAL, Biology, Stellar Cartography, Youth
  5 / 5+X / 8
  X = number of (p: personnel where p is your and p is Breen and p is together_with this and p != this)
  species Breen
  icons [Stf]
  property [DS9]
  traits male
  mentions "Ezri Dax", "Worf"
  dots 1
}

card "Rayva" personnel universal {
  Dominion
  MEDICAL, Astrophysics, Anthropology, Treachery
  4+X / 7+X / 6+X
  X = size(each mode of p over (p: personnel where p is together_with this and p is not [Dom]))
  species Vorta
  icons [Stf]
  property [DS9]
  traits male
  dots 1
}
