set emissary "Emissary" released 2013

card "The Celestial Temple" time_location planet enigma {
  property [DS9]
  traits Capturing_related
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}
