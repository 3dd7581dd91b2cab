set broken_bow "Broken Bow" released 2017

card "Hall of Magistrates" time_location planet {
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "MACO Training Camp" time_location planet {
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}
