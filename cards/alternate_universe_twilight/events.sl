set alternate_universe_twilight "Alternate Universe: Twilight" released 2024

card "Whisked Away" event {
  icons [Shield]
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}

scenario "Kevin Uxbridge does nothing to what has a shield" under r24 cites r24 "icon-shield" {
  given table of two: "Whisked Away" of two, "Surprise Party" of two
  given hand of one: "Kevin Uxbridge"
  when one plays "Kevin Uxbridge"
  then "Surprise Party" is nullified, "Whisked Away" in table of two
}
