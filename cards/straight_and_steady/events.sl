set straight_and_steady "Straight and Steady" released 2010

card "Finally Ready to Swim" event {
  icons [AU]
  property [ENT]
  seeds on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Secondary Market" event {
  points 10
  icons [Crime]
  property [ENT]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Treaty: Starfleet/Klingon" event {
  property [ENT]
  traits Klingon_treaty
  plays on table
  for free if some your ("Antaak" or "Phlox") in play
  not encoded "2 sentences of its text cannot be read yet"
}

card "We're Ready" event {
  icons [AU]
  property [ENT]
  not encoded "2 sentences of its text cannot be read yet"
}
