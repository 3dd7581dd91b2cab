set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Chula: The Drink" dilemma space planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Chula: The Way Home" dilemma space planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Executive Authorization" dilemma planet {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Ferengi Infestation" dilemma space planet {
  property [DS9]
  traits Empok_Nor_related, male_related
  to get past SECURITY x2 + CUNNING > 50
  not encoded "one sentence of its text cannot be read yet"
}

card "Lineup" dilemma space planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Oops!" dilemma space planet {
  property [DS9]
  traits Empok_Nor_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Palukoo" dilemma planet {
  countdown 2
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Q Gets the Point" dilemma space planet {
  property [TNG]
  traits Q_related
  not encoded "2 sentences of its text cannot be read yet"
}
