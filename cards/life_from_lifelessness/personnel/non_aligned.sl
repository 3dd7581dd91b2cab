set life_from_lifelessness "Life From Lifelessness" released 2010

card "0413-Theta" personnel universal {
  Non-Aligned
  ENGINEER, Geology, Computer Skill
  4 / 4 / 5
  species human
  icons [KCA], [MQ], [Stf], [TE]
  property [DS9]
  traits male, Terok_Nor_related
  mentions "The Intendant", "Security Chief Garak", "Telok"
  special download "Lower Decks"
}

card "Allamill" personnel {
  Non-Aligned
  CIVILIAN, Greed, Smuggling, Navigation
  4 / 6 / 6
  species alien
  icons [AU], [Films], [Stf]
  property [TSfS]
  traits male
  mentions "Leonard McCoy"
  special download one [NA] [Films] card
}

card "David Marcus" version "Life From Lifelessness" personnel {
  Non-Aligned
  SCIENCE, SCIENCE, Biology x2, Exobiology, Physics, Computer Skill
  5 / 8 / 7
  species human
  icons [AU], [Films]
  property [TWOK]
  traits Khan_related, male
  mentions "Carol Marcus", "James T. Kirk", "Khan"
}

card "Falow" personnel {
  Non-Aligned
  VIP, Greed x2, Computer Skill, Honor
  8 / 8 / 6
  species Wadi
  icons [GQ], [Stf]
  property [DS9]
  traits Deep_Space_9_related, male
  mentions "Quark"
  not encoded "one sentence of its text cannot be read yet"
}

card "Ilandra" personnel universal {
  Non-Aligned
  VIP, Diplomacy, Greed
  6 / 6 / 5
  species Wadi
  icons [GQ], [Stf]
  property [DS9]
  traits Deep_Space_9_related, female
  mentions "Falow"
  not encoded "one sentence of its text cannot be read yet"
}

card "Vash" version "Life From Lifelessness" personnel {
  Non-Aligned
  CIVILIAN, Greed x2, Archaeology x2, Treachery, Anthropology
  4 / 7 / 4
  species human
  property [DS9]
  traits Deep_Space_9_related, female
  mentions "Jadzia Dax"
  not encoded "one sentence of its text cannot be read yet"
}

card "Carol Marcus" version "Life From Lifelessness" personnel {
  Non-Aligned
  SCIENCE, Exobiology x2, Honor, Physics
  7 / 6+X / 4
  X = at_most(5, size(hand of opponent))
  species human
  icons [AU], [Films]
  property [TWOK]
  traits female
  dots 1
}

scenario "Carol Marcus is as clever as the opponent's hand is full" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Carol Marcus" version "Life From Lifelessness"
  given hand of two: "Davies" of two, "Lopez" of two
  then CUNNING of "Carol Marcus" = 8
  given hand of two: 5 "Linda Larson" of two
  then CUNNING of "Carol Marcus" = 11
}
