set virtual_promos "Virtual Promos" released 2011

card "Battle Bridge Door: Auxiliary Control" doorway {
  icons [Shield]
  property [TOS]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Q's Tent: Civil War" doorway {
  property [VOY]
  not encoded "5 sentences of its text cannot be read yet"
}
