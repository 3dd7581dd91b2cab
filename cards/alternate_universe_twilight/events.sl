set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "Whisked Away" event {
  icons [Shield]
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}
