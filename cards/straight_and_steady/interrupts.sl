set straight_and_steady "Straight and Steady" released 2010

card "Absolute Power" interrupt {
  property [ENT]
  not encoded "one sentence of its text cannot be read yet"
}

card "Diverse Experiences" interrupt {
  icons [AU]
  property [ENT]
  not encoded "one sentence of its text cannot be read yet"
}
