set mirror_mirror "Mirror, Mirror" released 2000

card "Bajoran Wormhole: Mirror Universe" doorway {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "The Guardian of Forever" doorway {
  property [TOS]
  not encoded "one sentence of its text cannot be read yet"
}
