set resistance_is_futile "Resistance is Futile" released 2011

card "Back to Basics" dilemma planet {
  property [FC]
  discard_dilemma
  not encoded "2 sentences of its text cannot be read yet"
}

card "Contingency Plan" dilemma space {
  icons [BO]
  property [FC]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Crowded Bar" dilemma planet {
  property [FC]
  discard_dilemma
  not encoded "2 sentences of its text cannot be read yet"
}

card "Definitely Not Swedish" dilemma space {
  property [FC]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}
