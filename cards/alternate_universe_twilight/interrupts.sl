set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "Plot Twist" interrupt {
  icons [AU]
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}
