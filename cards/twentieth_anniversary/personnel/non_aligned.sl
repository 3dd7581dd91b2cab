set twentieth_anniversary "20th Anniversary Collection" released 2014

card "Frederick La Rouque" personnel {
  Non-Aligned
  VIP, Greed x2, Treachery
  4 / 8 / 5
  points 5
  species human
  icons [AU]
  property [TNG]
  traits male
  not encoded "one sentence of its text cannot be read yet"
}

card "Orderly Mavek" personnel universal {
  Non-Aligned
  MEDICAL, Computer Skill, Music
  5 / 7 / 7
  species Tilonian
  icons [AU]
  property [TNG]
  traits male, nurse
  mentions "Suna"
  not encoded "one sentence of its text cannot be read yet"
}
