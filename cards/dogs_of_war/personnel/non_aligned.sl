set dogs_of_war "Dogs of War" released 2021

card "Vic Fontaine" version "Dogs of War" personnel {
  Non-Aligned
  CIVILIAN, Music x2
  8 / 8 / 5
  points 20
  icons [Holo]
  property [DS9]
  traits male
  mentions "Nog"
  not encoded "one sentence of its text cannot be read yet"
}
