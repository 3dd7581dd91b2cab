set the_dominion "The Dominion" released 1999

card "Primary Supply Depot" outpost universal {
  Dominion
  30
  icons [GQ]
  property [DS9]
  seeds at Gamma mission where it is not homeworld
  does not repair ships
  not encoded "equipment may seed aboard; it resets the countdowns of Ketracel-White"
}

card "Empok Nor" station {
  Neutral
  16
  property [DS9]
  not encoded "its WEAPONS are 0"
  not encoded "4 sentences of its text cannot be read yet"
}

card "Office of the President" headquarters {
  Federation
  42
  property [DS9]
  seeds or plays on "Earth"
  not_duplicatable
  not encoded "one sentence of its text cannot be read yet"
}

card "Office of the Proconsul" headquarters {
  Romulan
  44
  property [TNG]
  seeds or plays on "Romulus"
  not_duplicatable
  not encoded "one sentence of its text cannot be read yet"
}

card "Remote Supply Depot" outpost universal {
  Dominion
  30
  property [DS9]
  build where your Dominion ENGINEER personnel
  not encoded "3 sentences of its text cannot be read yet"
}

card "The Great Hall" headquarters {
  Klingon
  44
  property [DS9]
  seeds or plays on "Qo'noS"
  not_duplicatable
  not encoded "one sentence of its text cannot be read yet"
}

card "The Great Link" headquarters {
  Dominion
  46
  icons [GQ]
  property [DS9]
  seeds or plays on "Founders' homeworld"
  not_duplicatable
  not encoded "2 sentences of its text cannot be read yet"
}
