set life_from_lifelessness "Life From Lifelessness" released 2010

card "For the Sisko" incident {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Inspection" incident {
  property [TWOK]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Genesis Effect" incident {
  property [TWOK]
  unique
  not encoded "3 sentences of its text cannot be read yet"
}
