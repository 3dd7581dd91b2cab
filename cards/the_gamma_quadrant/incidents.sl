set the_gamma_quadrant "The Gamma Quadrant" released 2015

card "Cross-Quadrant Expansion" incident {
  property [DS9]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Dominion Hierarchy" incident {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Holographic Communicator" incident {
  property [DS9]
  seeds or plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Holographic Settlement" incident {
  property [DS9]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Joint Operation" incident {
  icons [RC]
  property [DS9]
  plays on table
  when played: you may download "Treaty: Romulan/Cardassian"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Reward from the Founders" incident {
  icons [RC]
  property [DS9]
  plays on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Where Opportunities Are Made" incident {
  icons [RC]
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}
