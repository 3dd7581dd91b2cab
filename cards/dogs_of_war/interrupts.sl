set dogs_of_war "Dogs of War" released 2021

card "Distorted Reflection" interrupt {
  points 5
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "I Want the Cardassians Exterminated!" interrupt {
  property [DS9]
  not encoded "its points are X"
  not encoded "one sentence of its text cannot be read yet"
}

card "Secret Sabotage" interrupt {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}
