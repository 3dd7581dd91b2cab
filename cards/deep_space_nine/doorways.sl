set deep_space_nine "Deep Space Nine" released 1998

card "Airlock" doorway {
  property [DS9]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Bajoran Wormhole" doorway {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Secret Compartment" doorway {
  property [DS9]
  traits Capturing_related
  unique
  not encoded "5 sentences of its text cannot be read yet"
}
