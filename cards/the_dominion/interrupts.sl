set the_dominion "The Dominion" released 1999

card "Caught Red-Handed" interrupt {
  property [DS9]
  traits Capturing_related, Infiltration_related, morph_card
  may not be nullified
  not encoded "one sentence of its text cannot be read yet"
}

card "Flight of the Intruder" interrupt {
  property [DS9]
  traits morph_card
  not encoded "one sentence of its text cannot be read yet"
}

card "In the Bag" interrupt {
  property [DS9]
  traits morph_card
  not encoded "2 sentences of its text cannot be read yet"
}

card "Jem'Hadar Sacrifice" interrupt {
  property [DS9]
  plays on your [KW] personnel
  not encoded "one sentence of its text cannot be read yet"
}

card "Shape-Shift" interrupt {
  property [DS9]
  traits morph_card
  immune to "Amanda Rogers"
  not encoded "one sentence of its text cannot be read yet"
}

card "Strike Three" interrupt {
  property [DS9]
  traits Infiltration_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "You Dirty Rat" interrupt {
  property [DS9]
  traits morph_card
  not encoded "3 sentences of its text cannot be read yet"
}
