set alternate_universe_twilight "Alternate Universe Twilight"

card "Whisked Away" event {
  icons [Shield]
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}
