set paradise_lost "Paradise Lost" released 2022

card "Row, Row, Row your Boat" dilemma space planet {
  property [TFF]
  not encoded "one sentence of its text cannot be read yet"
}

card "This is Ceti Alpha Five!" dilemma planet {
  countdown 2
  property [TWOK]
  not encoded "3 sentences of its text cannot be read yet"
}
