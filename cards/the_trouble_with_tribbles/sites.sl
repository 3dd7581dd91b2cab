set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Bajoran Shrine" site {
  not encoded "4 sentences of its text cannot be read yet"
}
