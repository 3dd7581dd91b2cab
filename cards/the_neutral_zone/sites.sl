set the_neutral_zone "The Neutral Zone" released 2020

card "Primary Turbolift" site {
  not encoded "3 sentences of its text cannot be read yet"
}
