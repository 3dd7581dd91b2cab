set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "Help Out a Forty-Niner?" dilemma planet {
  icons [AU]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Q: A Road in a Desert" dilemma planet {
  property [VOY]
  discard_dilemma
  immune to "Q2"
  not encoded "one sentence of its text cannot be read yet"
}
