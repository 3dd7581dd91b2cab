set twentieth_anniversary "20th Anniversary Collection" released 2014

card "Starbase 247" outpost {
  Federation
  32
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}
