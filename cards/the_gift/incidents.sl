set the_gift "The Gift" released 2018

card "Homestead" incident {
  property [VOY]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}
