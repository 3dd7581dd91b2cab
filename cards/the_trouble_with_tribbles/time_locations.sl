set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Sherman's Peak" time_location planet {
  not encoded "4 sentences of its text cannot be read yet"
}
