set emissary "Emissary" released 2013

card "Klingon Restaurant" site {
  property [DS9]
  not encoded "4 sentences of its text cannot be read yet"
}
