set q_continuum "Q Continuum" released 1996

titles "Yuta"

card "Marouk" personnel {
  Non-Aligned
  VIP, Leadership, Diplomacy
  7 / 8 / 3
  species Acamarian
  property [TNG]
  traits chancellor, female
  dots 1
  mentions "Jean-Luc Picard"
  just after you encounter dilemma where covers("Yuta", it) and this in team: you may nullify it then score 3 from this
}
