set first_contact "First Contact" released 1997

card "Launch Portal" doorway {
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Ready Room Door" doorway {
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Temporal Vortex" doorway {
  countdown 3
  icons [AU]
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}

card "Transwarp Network Gateway" doorway {
  icons [BO]
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}
