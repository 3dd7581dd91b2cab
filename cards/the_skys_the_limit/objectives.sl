set the_skys_the_limit "The Sky's the Limit" released 2013

card "Redirect Energy Ribbon" objective {
  property [Gen]
  not encoded "2 sentences of its text cannot be read yet"
}
