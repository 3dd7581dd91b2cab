set the_skys_the_limit "The Sky's the Limit" released 2013

card "Twelve of Thirteen" personnel universal {
  Borg
  skills Geology
  5 / 5 / 7
  species borg_species
  icons [Def], [DQ]
  property [TNG]
  traits drone
  not encoded "one sentence of its text cannot be read yet"
}
