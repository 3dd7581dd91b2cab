set blaze_of_glory "Blaze of Glory" released 1999

card "Attack Pattern Delta" interrupt {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Counterintelligence" interrupt {
  property [DS9]
  traits Infiltration_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Inside Operation" interrupt {
  property [DS9]
  traits Infiltration_related
  not encoded "3 sentences of its text cannot be read yet"
}

card "Outgunned" interrupt {
  property [DS9]
  traits Capturing_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Phaser Array Power Cell" interrupt {
  points 5
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Prisoner Escort" interrupt {
  points -5
  property [DS9]
  traits Capturing_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Guardian" interrupt {
  countdown 2
  property [TNG]
  traits Infiltration_related, morph_card
  not encoded "3 sentences of its text cannot be read yet"
}

card "The Wake of the Borg" interrupt {
  icons [Ref]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Victory Is Life" interrupt {
  points 5
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}
