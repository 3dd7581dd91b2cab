set holodeck_adventures "Holodeck Adventures" released 2001

card "Sigmund Freud" personnel {
  Non-Aligned
  MEDICAL, Biology
  6 / 8 / 4
  icons [Holo]
  property [TNG]
  traits male
  special download "Alternate Universe Door"
  not encoded "one sentence of its text cannot be read yet"
}

card "The President of Earth" personnel {
  Non-Aligned
  VIP, Leadership, Diplomacy x2, MEDICAL
  8 / 7 / 4
  icons [Cmd], [DQ], [Holo]
  property [VOY]
  traits male, president
  names "The Doctor"
  not encoded "one sentence of its text cannot be read yet"
}

card "Vic Fontaine" personnel {
  Non-Aligned
  CIVILIAN, Music
  8 / 8 / 5
  icons [Holo]
  property [DS9]
  traits Deep_Space_9_related, male
  mentions "Bashir", "Odo", "Kira", "Worf", "Nog"
  not encoded "one sentence of its text cannot be read yet"
}
