set first_contact "First Contact" released 1997

card "Assimilation Table" equipment {
  icons [BO]
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Starfleet Type III Phaser Rifle" equipment {
  property [FC]
  traits hand_weapon, phaser
  users Federation, Non-Aligned
  your personnel present: STRENGTH +3
  your personnel present where not (it aboard some your ship): loses Diplomacy x1
  cumulative
}

card "Tommygun" equipment {
  icons [Holo]
  property [FC]
  traits hand_weapon
  not encoded "2 sentences of its text cannot be read yet"
}
