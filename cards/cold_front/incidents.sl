set cold_front "Cold Front" released 2018

card "Comfort Women" incident {
  property [ENT]
  traits dissident, Terok_Nor_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Ferengi Gas Trap" incident {
  countdown 1
  property [ENT]
  unique
  not encoded "5 sentences of its text cannot be read yet"
}

card "Holographic Camouflage" incident {
  property [ENT]
  traits Capturing_related
  not encoded "3 sentences of its text cannot be read yet"
}

card "One with the Borg" incident {
  icons [BO]
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "The Spires of Romulus" incident {
  icons [AU]
  property [ENT]
  not encoded "3 sentences of its text cannot be read yet"
}

card "These Are the Voyages" incident {
  icons [WC]
  property [ENT]
  not encoded "5 sentences of its text cannot be read yet"
}
