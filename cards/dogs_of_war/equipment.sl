set dogs_of_war "Dogs of War" released 2021

card "Mantle of the Empire" equipment {
  property [DS9]
  traits Klingon_related
  not encoded "2 sentences of its text cannot be read yet"
}
