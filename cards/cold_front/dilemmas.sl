set cold_front "Cold Front" released 2018

card "A Crime of Passion" dilemma space {
  property [ENT]
  traits female_related, male_related, murder_related
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Enemies of the State" dilemma planet {
  countdown 3
  property [TNG]
  not encoded "4 sentences of its text cannot be read yet"
}

card "No Mention of Crime" dilemma planet {
  property [ENT]
  traits Capturing_related, female_related, male_related, murder_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Pawns of the Military" dilemma space planet {
  countdown 3
  property [TWOK]
  traits SCIENCE_related
  not encoded "one sentence of its text cannot be read yet"
}
