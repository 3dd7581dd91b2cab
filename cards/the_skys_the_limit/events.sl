set the_skys_the_limit "The Sky's the Limit" released 2013

card "Brace for Impact" event {
  property [Gen]
  not encoded "its points are X"
  not encoded "3 sentences of its text cannot be read yet"
}

card "Stone Knives and Bearskins" event {
  countdown 4
  icons [AU]
  property [TOS]
  plays on planet mission
  not encoded "one sentence of its text cannot be read yet"
}
