set rules_of_acquisition "Rules of Acquisition" released 1999

card "Establish Trade Route" objective {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Ferengi Conference" objective {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Forced-Labor Camp" objective {
  property [DS9]
  traits Capturing_related
  not encoded "3 sentences of its text cannot be read yet"
}
