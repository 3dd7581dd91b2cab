set twentieth_anniversary "20th Anniversary Collection" released 2014

card "Quantum Incursions" doorway {
  icons [AU]
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}
