set the_fajo_collection "The Fajo Collection" released 1997

card "DNA Metamorphosis" dilemma space planet {
  property [TNG]
  traits MEDICAL_related
  place this on one personnel in team at random
  not encoded "2 sentences of its text cannot be read yet"
}
