set shades_of_gray "Shades of Gray" released 2011

card "Neras" personnel {
  Non-Aligned
  CIVILIAN, Anthropology
  6 / 5 / 5
  species Orion
  icons [22], [AU]
  property [ENT]
  traits female, slave_girl
  not encoded "one sentence of its text cannot be read yet"
}

card "Rishon" personnel {
  Non-Aligned
  CIVILIAN, Biology, Geology, Music, Honor
  7 / 5 / 2
  species human
  icons [AU]
  property [TNG]
  traits female
  dots 1
  mentions "Kevin Uxbridge"
  twice per game: you may download "Rishon Uxbridge"
}

card "The Bellboy" personnel {
  Non-Aligned
  CIVILIAN, Greed, Honor
  7 / 6 / 6
  species human
  icons [AU]
  property [TNG]
  traits male, Royale_related, waiter
  mentions "Rita"
  not encoded "one sentence of its text cannot be read yet"
}

card "Vina" personnel {
  Non-Aligned
  CIVILIAN, Honor
  7 / 5 / 3
  species human
  icons [AU], [OS]
  property [TOS]
  traits Christopher_Pike_related, female, slave_girl
  mentions "Christopher Pike"
  not encoded "one sentence of its text cannot be read yet"
}

card "The Foragers" dual_personnel {
  Non-Aligned
  MEDICAL, Treachery, Greed
  MEDICAL, Biology, Exobiology
  2 / 7 / 5
  2 / 7 / 5
  persons "Doctor", "Nurse"
  downloaders "Doctor", "Nurse"
  species alien
  icons [AU]
  second_icons [AU]
  property [TNG]
  traits female, male, nurse
  not encoded "where several are chosen it is one personnel"
  special download "Ophidian Cane"
  special download "Devidian Foragers"
}
