set life_from_lifelessness "Life From Lifelessness" released 2010

card "Critical Assistance" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Driven" interrupt {
  property [TOS]
  not encoded "one sentence of its text cannot be read yet"
}

card "I Feel Young" interrupt {
  property [TWOK]
  not encoded "one sentence of its text cannot be read yet"
}
