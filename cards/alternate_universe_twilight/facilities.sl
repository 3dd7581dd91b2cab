set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "Terok Nor" version "Alternate Universe Twilight" station {
  Cardassian
  34
  icons [AU]
  property [DS9]
  not encoded "its WEAPONS are 6"
  not encoded "2 sentences of its text cannot be read yet"
}
