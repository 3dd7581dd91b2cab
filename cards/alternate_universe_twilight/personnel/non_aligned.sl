set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "The Assistant Manager" personnel {
  Non-Aligned
  CIVILIAN, Law, Leadership
  6 / 8 / 5
  icons [AU]
  property [TNG]
  traits male, Royale_related
  not encoded "one sentence of its text cannot be read yet"
}
