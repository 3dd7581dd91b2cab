set the_skys_the_limit "The Sky's the Limit" released 2013

card "A Missing Day" interrupt {
  points -5
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Fitting In" interrupt {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Your Place is on the Bridge" interrupt {
  property [Gen]
  not encoded "3 sentences of its text cannot be read yet"
}
