set through_the_looking_glass "Through the Looking Glass" released 2016

card "Renewed Spirit" interrupt {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Smoke and Mirrors" interrupt {
  property [TOS]
  not encoded "one sentence of its text cannot be read yet"
}
