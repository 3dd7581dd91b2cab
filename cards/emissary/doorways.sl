set emissary "Emissary" released 2013

card "The First Stable Wormhole" doorway {
  property [DS9]
  seeds on table
  not encoded "4 sentences of its text cannot be read yet"
}
