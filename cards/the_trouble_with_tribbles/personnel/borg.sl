set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Six of Thirteen" personnel universal {
  Borg
  skills Astrophysics
  7 / 5 / 5
  species borg_species, humanoid
  icons [Com], [DQ]
  property [TNG]
  traits drone
  dots 1
  immune to "Thine Own Self"
  not encoded "one sentence of its text cannot be read yet"
}

card "Third of Five" personnel {
  Borg
  skills Geology, Stellar Cartography, Biology
  5 / 7 / 5
  species borg_species, humanoid
  icons [DQ], [Nav]
  property [TNG]
  traits drone
  special download "Hugh"
  not encoded "one sentence of its text cannot be read yet"
}
