set alternate_universe_twilight "Alternate Universe Twilight"

card "Plot Twist" interrupt {
  icons [AU]
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}
