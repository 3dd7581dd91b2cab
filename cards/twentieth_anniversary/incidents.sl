set twentieth_anniversary "20th Anniversary Collection" released 2014

card "Holoprogram: Cafe des Artistes" incident {
  property [TNG]
  unique
  not encoded "3 sentences of its text cannot be read yet"
}
