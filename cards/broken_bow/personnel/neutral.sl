set broken_bow "Broken Bow" released 2017

card "Osmotic Eel" personnel {
  Neutral
  ANIMAL
  3 / 1 / 1
  species osmotic_eel
  icons [22], [AU]
  property [ENT]
  traits female
  mentions "Phlox"
  not encoded "2 sentences of its text cannot be read yet"
}
