set dogs_of_war "Dogs of War" released 2021

card "Alliance with the Son'a" incident {
  property [DS9]
  seeds on table
  not encoded "4 sentences of its text cannot be read yet"
}

card "Cardassian Liberation Front" incident {
  icons [RC]
  property [DS9]
  not encoded "5 sentences of its text cannot be read yet"
}

card "Dominion Command" incident {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Staging Ground" incident {
  icons [RC]
  property [DS9]
  not encoded "4 sentences of its text cannot be read yet"
}

card "We All Serve" incident {
  icons [RC]
  property [DS9]
  not encoded "4 sentences of its text cannot be read yet"
}
