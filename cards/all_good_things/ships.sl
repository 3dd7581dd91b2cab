set all_good_things "All Good Things" released 2003

card "Reklar" ship {
  Cardassian
  8 / 8 / 8
  ship_class "Galor"
  staffing [Cmd], [Stf]
  property [TNG]
  systems Tractor Beam
  traits Capturing_related
  while some personnel captive_of you: this: WEAPONS +2, SHIELDS +1
}

scenario "The Reklar is proud of every prisoner" under r24 cites r24 "7.7-disabled", "gl-capture-opp-only" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "Reklar"
  given away team of one on "Botanical Research": "Ilon Tandro"
  given away team of two on "Botanical Research": "Kromm" of two
  given turn of one
  then WEAPONS of "Reklar" = 8, SHIELDS of "Reklar" = 8
  when one uses "Ilon Tandro"
  then "Kromm" is captive, WEAPONS of "Reklar" = 10, SHIELDS of "Reklar" = 9
}
