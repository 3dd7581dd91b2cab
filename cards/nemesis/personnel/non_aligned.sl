set nemesis "Nemesis" released 2023

card "Guinan" version "Nemesis" personnel {
  Non-Aligned
  CIVILIAN, Anthropology
  8 / 8 / 4
  species El-Aurian
  property [Nem]
  traits bartender, female
  mentions "U.S.S Enterprise"
  not encoded "one sentence of its text cannot be read yet"
}

card "B-4" personnel {
  Non-Aligned, Romulan
  CIVILIAN, Youth, Computer Skill, Treachery
  nothing / nothing / 8
  species android
  icons [Among-Fed]
  property [Nem]
  traits infiltrator, male, Soong_type
  mentions "Data", "Lore"
  not encoded "its INTEGRITY is X"
  not encoded "its CUNNING is X"
  not encoded "3 sentences of its text cannot be read yet"
}
