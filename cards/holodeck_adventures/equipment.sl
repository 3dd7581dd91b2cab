set holodeck_adventures "Holodeck Adventures" released 2001

card "'45 Dom Perignon" equipment {
  icons [Holo]
  property [DS9]
  traits hand_weapon
  not encoded "2 sentences of its text cannot be read yet"
}

card "Ablative Armor" equipment {
  icons [AU]
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Satan's Robot" equipment {
  icons [Holo]
  property [VOY]
  traits Capturing_related, Chaotica_related
  not encoded "one sentence of its text cannot be read yet"
}
