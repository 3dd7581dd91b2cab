set life_from_lifelessness "Life From Lifelessness" released 2010

card "Off-Zel Vase" artifact {
  property [TNG]
  not encoded "its points are 15 times Z"
  not encoded "2 sentences of its text cannot be read yet"
}
