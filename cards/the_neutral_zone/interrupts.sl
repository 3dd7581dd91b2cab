set the_neutral_zone "The Neutral Zone" released 2020

card "Cloaked Maneuvers" interrupt {
  property [TOS]
  traits maneuver_card
  not encoded "3 sentences of its text cannot be read yet"
}

card "I... Have Had... Enough of You!" interrupt {
  property [TSfS]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Not Programmed to Respond" interrupt {
  property [TOS]
  not encoded "one sentence of its text cannot be read yet"
}
