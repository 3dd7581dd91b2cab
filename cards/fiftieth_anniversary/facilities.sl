set fiftieth_anniversary "50th Anniversary" released 2016

card "Amargosa Observatory" station {
  Neutral
  20
  property [Gen]
  not encoded "2 sentences of its text cannot be read yet"
}
