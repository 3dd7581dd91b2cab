set the_borg "The Borg" released 2001

card "Hirogen Outpost" outpost universal {
  Hirogen
  34
  icons [DQ]
  property [VOY]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Unicomplex" outpost enigma {
  Borg
  74
  icons [DQ]
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}
