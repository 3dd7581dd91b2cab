set premiere "Premiere" released 1994

card "Amarie" personnel {
  Non-Aligned
  CIVILIAN, Music
  5 / 9 / 2
  species humanoid
  property [TNG]
  traits female
}

card "Narik" personnel universal {
  Non-Aligned
  ENGINEER, Computer Skill
  2 / 7 / 6
  species humanoid
  icons [Stf]
  property [TNG]
  traits male, Stone_of_Gol_related
  mentions "Baran"
}
