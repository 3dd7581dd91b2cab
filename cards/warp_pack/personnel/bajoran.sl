set warp_pack "Warp Pack" released 2017

card "Colonel Kira" version "Warp Pack" personnel {
  Bajoran
  OFFICER, SECURITY, Diplomacy, Leadership
  7 / 7 / 8
  species bajoran_species
  icons [Cmd]
  property [DS9]
  traits colonel, Deep_Space_9_related, female
  names "Kira Nerys"
  commands "Deep Space 9"
  not encoded "one sentence of its text cannot be read yet"
}
