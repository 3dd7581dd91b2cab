set alternate_universe "Alternate Universe" released 1995

card "Decius" ship {
  Romulan
  10 / 9 / 8
  ship_class "D'deridex"
  commanders "Tomalak"
  icons [AU]
  staffing [AU], [Cmd], [Stf]
  systems Cloaking Device, Holodeck, Tractor Beam
  property [TNG]
}

card "Future Enterprise" ship {
  Federation
  13 / 10 / 9
  ship_class "Galaxy"
  commanders "Admiral Riker"
  staffing [AU] x3, [Cmd]
  icons [AU]
  systems Cloaking Device, Holodeck, Tractor Beam
  property [TNG]
  traits future_related
}

scenario "Three of other universes and a commander fly it" under r24 cites r24 "7.1.3" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Future Enterprise"
  given crew of one on "Future Enterprise": "Tasha Yar - Alternate", "Boratus", "Dr. Syrus"
  then "Future Enterprise" is not staffed
  given crew of one on "Future Enterprise": "Christopher Hobson"
  then "Future Enterprise" is staffed
}
