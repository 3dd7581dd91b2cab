set fiftieth_anniversary "50th Anniversary" released 2016

card "Khan!" interrupt {
  property [TWOK]
  not encoded "one sentence of its text cannot be read yet"
}
