set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Storage Compartment Door" doorway {
  property [TOS]
  not encoded "one sentence of its text cannot be read yet"
}
