set engage "Engage" released 2012

card "Venus Drug" event {
  countdown 2
  property [TOS]
  not encoded "2 sentences of its text cannot be read yet"
}
