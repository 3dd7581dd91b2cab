set live_long_and_prosper "Live Long and Prosper" released 2017

card "Seek Hidden Reliquary" objective {
  property [ENT]
  not encoded "its points are X"
  not encoded "3 sentences of its text cannot be read yet"
}
