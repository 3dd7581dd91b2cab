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
