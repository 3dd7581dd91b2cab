set the_fajo_collection "The Fajo Collection" released 1997

card "DNA Metamorphosis" dilemma space planet {
  property [TNG]
  traits MEDICAL_related
  not encoded "3 sentences of its text cannot be read yet"
}
