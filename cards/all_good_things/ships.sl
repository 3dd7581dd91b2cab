set all_good_things "All Good Things" released 2003

card "Reklar" ship {
  Cardassian
  8 / 8 / 8
  ship_class "Galor"
  staffing [Cmd], [Stf]
  property [TNG]
  systems Tractor Beam
  traits Capturing_related
  while some personnel captive_of you, this: WEAPONS +2, SHIELDS +1
}

scenario "The Reklar is proud of every prisoner" under r24, r18 cites r24 "7.7-disabled", "gl-capture-opp-only" cites r18 "cap-disabled" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "Reklar"
  given away team of one on "Botanical Research": "Ilon Tandro"
  given away team of two on "Botanical Research": "Kromm" of two
  given turn of one
  then WEAPONS of "Reklar" = 8, SHIELDS of "Reklar" = 8
  when one uses "Ilon Tandro"
  then "Kromm" is captive, WEAPONS of "Reklar" = 10, SHIELDS of "Reklar" = 9
}

card "Calondon" ship {
  Non-Aligned
  7 / 6 / 8
  ship_class "Kressari Freighter"
  commanders "Zef'No"
  staffing [Cmd], [Stf]
  property [DS9]
  traits freighter
  not encoded "one sentence of its text cannot be read yet"
}

card "Lokirrim Vessel" ship universal {
  Non-Aligned
  7 / 7 / 6
  ship_class "Patrol Ship"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  icons [DQ]
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Tsunkatse Ship" ship {
  Non-Aligned
  8 / 9 / 10
  ship_class "Unknown"
  commanders "Penk"
  staffing [Cmd], [Stf] x2
  systems Tractor Beam
  icons [DQ]
  property [VOY]
  traits Tsunkatse_related
  not encoded "one sentence of its text cannot be read yet"
}

card "U.S.S. Drake" ship {
  Federation
  7 / 8 / 7
  ship_class "Wambundu"
  commanders "Paul Rice"
  staffing [Cmd], [Stf]
  systems Holodeck, Tractor Beam
  property [TNG]
}

card "U.S.S. Grissom" ship {
  Federation
  7 / 4 / 6
  ship_class "Oberth"
  staffing [Films]
  icons [AU], [Films]
  property [TSfS]
  not encoded "one sentence of its text cannot be read yet"
}

card "U.S.S. Pegasus" ship {
  Federation
  6 / 4 / 8
  ship_class "Oberth"
  staffing [Stf]
  systems Tractor Beam
  icons [AU]
  property [TNG]
  traits prototype
  special download "Phased Cloaking Device"
}
