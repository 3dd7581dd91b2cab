set engage "Engage" released 2012

card "A Family of Traitors" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Explain Your Presence" interrupt {
  points 5
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}
