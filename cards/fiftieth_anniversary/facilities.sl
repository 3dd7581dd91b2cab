set fiftieth_anniversary "50th Anniversary" released 2016

card "Amargosa Observatory" station {
  Neutral
  20
  property [Gen]
  plays at "Amargosa"
  not encoded "one sentence of its text cannot be read yet"
}
