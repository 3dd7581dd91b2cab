set broken_bow "Broken Bow" released 2017

card "Temporal Conduit" doorway {
  property [ENT]
  seeds on table
  not encoded "3 sentences of its text cannot be read yet"
}
