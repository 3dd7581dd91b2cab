set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "A New Earth" incident {
  icons [AU]
  property [VOY]
  not encoded "3 sentences of its text cannot be read yet"
}

card "The Destruction of Earth" incident {
  icons [AU]
  property [ENT]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Vorta Scenario Testing" incident {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}
