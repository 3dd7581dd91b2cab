scenario "In the facility phase a player adds his sites to any station, whoever seeded it, each once" under r24
  cites r24 "4.4.1-any-owner", "4.4.1-optional", "4.4.1-unique-per-station" {
  given mission of two: "Alter Records" of two
  given put "Terok Nor" of two into orbit of "Alter Records"
  given site pile of one: "Promenade Shops", another "Promenade Shops", "Guest Quarters"
  given facility_phase(one)
  when one seeds "Promenade Shops" at "Terok Nor"
  then "Promenade Shops" in attached of "Terok Nor"
  when one seeds another "Promenade Shops" at "Terok Nor"
  then refused because r24 "4.4.1-unique-per-station"
  given begin_play(one)
  then "Guest Quarters" in out_of_play of one
}

scenario "Of a universal site a station may have several, and a player seeds six sites at the most" under r24
  cites r24 "4.4.1-universal-sites", "4.4.1-six-free-only" {
  given mission of two: "Alter Records" of two
  given put "Terok Nor" of two into orbit of "Alter Records"
  given site pile of one: "Guest Quarters", another "Guest Quarters"
  when one seeds "Guest Quarters" at "Terok Nor"
  when one seeds another "Guest Quarters" at "Terok Nor"
  then another "Guest Quarters" in attached of "Terok Nor"
  given put third "Guest Quarters" into attached of "Terok Nor"
  given put fourth "Guest Quarters" into attached of "Terok Nor"
  given put fifth "Guest Quarters" into attached of "Terok Nor"
  given put sixth "Guest Quarters" into attached of "Terok Nor"
  given put seventh "Guest Quarters" into site_pile of one
  when one seeds seventh "Guest Quarters" at "Terok Nor"
  then refused because r24 "4.4.1-six-free-only"
}

scenario "Six sites lie in their pile, and nothing else" under r24 cites r24 "3.1.2-six-max" {
  given site pile of one: "Promenade Shops", 5 "Guest Quarters"
  then deck of one is not refused because r24 "3.1.2-six-max"
  given put "Ops" into site_pile of one
  then deck of one is refused because r24 "3.1.2-six-max"
  given put "Ops" into out_of_play of one
  given put "Losta" into site_pile of one
  then deck of one is refused because r24 "3.1.2"
}
