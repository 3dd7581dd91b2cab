set dogs_of_war "Dogs of War" released 2021

card "Decimate Homeworld" objective {
  property [DS9]
  not encoded "its points are X"
  not encoded "3 sentences of its text cannot be read yet"
}

card "One Big Happy Family" objective {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}
