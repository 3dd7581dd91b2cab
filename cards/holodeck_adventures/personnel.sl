set holodeck_adventures "Holodeck Adventures" released 2001

card "Falcon" personnel {
  Non-Aligned
  SECURITY, Treachery
  4 / 6 / 7
  points 15
  dots 1
  icons [Holo]
  property [DS9]
  traits male, assassin, Dr_Noah_related, SA_Julian_Bashir_related
  names "Miles O'Brien"
  mentions "Dr. Noah", "Secret Agent Julian Bashir"
  when any personnel is mortally_wounded from this: you may score 15 from this, discard this
}
