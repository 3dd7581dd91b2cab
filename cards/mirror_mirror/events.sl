set mirror_mirror "Mirror, Mirror" released 2000

card "35th Rule of Acquisition" event {
  icons [Rule]
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Blood Screening" event {
  countdown 3
  property [DS9]
  traits Infiltration_related
  immune to "Kevin Uxbridge"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Treaty: Federation/Dominion" event {
  property [DS9]
  traits Dominion_treaty, Federation_treaty
  plays on table
  for free if some your ("Weyoun" or "Benjamin Sisko") in play
  binds Federation, Dominion
}
