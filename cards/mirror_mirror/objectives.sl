set mirror_mirror "Mirror, Mirror" released 2000

card "Construct Starship" objective {
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "For Cardassia!" objective {
  points 15
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "The Emperor's New Cloak" objective {
  points 10
  icons [HA]
  property [DS9]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}
