set the_borg "The Borg" released 2001

card "Hirogen Outpost" outpost universal {
  Hirogen
  34
  icons [DQ]
  property [VOY]
  seeds or is built at mission where Hirogen in affiliations of it or (it is space and size(affiliations of it) = 0)
  seed one
  build where your Hirogen ENGINEER personnel
  special download "Hirogen Hunt"
  not encoded "one sentence of its text cannot be read yet"
}

card "Unicomplex" outpost enigma {
  Borg
  74
  icons [DQ]
  property [VOY]
  seeds or plays at space mission where size(affiliations of it) = 0
  not encoded "one sentence of its text cannot be read yet"
}
