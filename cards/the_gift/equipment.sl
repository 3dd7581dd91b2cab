set the_gift "The Gift" released 2018

card "Kazon PADD" equipment {
  property [VOY]
  your personnel present: CUNNING +2
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}
