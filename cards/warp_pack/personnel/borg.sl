set warp_pack "Warp Pack" released 2017

card "Five of Fourteen" personnel universal {
  Borg
  skills SECURITY, Exobiology
  5 / 5 / 7
  species borg_species, humanoid
  icons [Def], [DQ]
  property [TNG]
  traits drone
  not encoded "2 sentences of its text cannot be read yet"
}
