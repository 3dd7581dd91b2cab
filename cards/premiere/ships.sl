set premiere "Premiere" released 1994

card "I.K.S. Bortas" ship {
  Klingon
  9 / 9 / 7
  ship_class "Vor'cha"
  commanders "Gowron"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [TNG]
}

scenario "I.K.S. Bortas needs a commander and two of the staff" under r24 cites r24 "7.1.3" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Korris" version "The Next Generation", "Kurak", "Koroth" version "The Next Generation"
  then "I.K.S. Bortas" is not staffed
  given crew of one on "I.K.S. Bortas": "Kromm"
  then "I.K.S. Bortas" is staffed
}

scenario "A second commander serves as staff on I.K.S. Bortas, and it flies nine" under r24 cites r24 "7.1.5" {
  given mission of one: "Seize Freighter"
  given mission of one: "Cloaked Mission"
  given mission of one: "Intercept Sleeper Ship"
  given mission of one: "Amnesty Talks"
  given ship of one at "Seize Freighter": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Korris" version "The Next Generation", "Zegov", "Duras" version "Life From Lifelessness"
  given turn of one
  when one flies "I.K.S. Bortas" to "Amnesty Talks"
  then refused
  when one flies "I.K.S. Bortas" to "Intercept Sleeper Ship"
  then location of "I.K.S. Bortas" = "Intercept Sleeper Ship", range_used of "I.K.S. Bortas" = 8
  then WEAPONS of "I.K.S. Bortas" = 9, SHIELDS of "I.K.S. Bortas" = 7, "I.K.S. Bortas" is Cloaking Device
}

card "I.K.S. K'Vort" ship universal {
  Klingon
  8 / 6 / 6
  ship_class "K'vort"
  staffing [Stf]
  systems Cloaking Device, Tractor Beam
  property [TNG]
  traits bird_of_prey
}

scenario "One of the staff flies I.K.S. K'Vort, if he is Klingon" under r24 cites r24 "7.1.3" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Dr. Syrus", "Kahless" version "The Next Generation"
  then "I.K.S. K'Vort" is staffed
  given put "Dr. Syrus" into hand of one
  then "I.K.S. K'Vort" is not staffed
  given crew of one on "I.K.S. K'Vort": "Kromm"
  then "I.K.S. K'Vort" is staffed, "I.K.S. K'Vort" is universal, "I.K.S. K'Vort" is bird_of_prey
}

scenario "Non-Aligned staff alone do not fly I.K.S. K'Vort" under r24 cites r24 "7.1.3" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Dr. Syrus", "Vekor"
  then "I.K.S. K'Vort" is not staffed
}

card "U.S.S. Oberth" ship universal {
  Federation
  6 / 4 / 7
  ship_class "Oberth"
  staffing [Stf]
  systems Tractor Beam
  property [TNG]
}

scenario "U.S.S. Oberth flies with one of the Federation's staff aboard" under r24 cites r24 "7.1.3" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Vekor"
  then not ("U.S.S. Oberth" is staffed)
  given crew of one on "U.S.S. Oberth": "Barron"
  then "U.S.S. Oberth" is staffed
}

scenario "A missing staff icon keeps U.S.S. Oberth where it is" under r24 cites r24 "7.1.3" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Barron", "Seth Mendoza"
  then not ("U.S.S. Oberth" is staffed)
}

card "U.S.S. Hood" ship {
  Federation
  7 / 6 / 7
  ship_class "Excelsior"
  commanders "Robert DeSoto"
  staffing [Stf] x2
  systems Tractor Beam
  property [TNG]
}

card "D'deridex" ship universal {
  Romulan
  8 / 9 / 7
  ship_class "D'deridex"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [TNG]
}

ruling "D'deridex" in cr98 cites cr98 "Matching Commanders" { commanders "Tomalak" }

card "Runabout" ship universal {
  Federation
  7 / 5 / 5
  ship_class "Runabout"
  property [TNG]
}

card "Combat Vessel" ship universal {
  Non-Aligned
  8 / 8 / 6
  ship_class "Combat"
  staffing [Stf] x2
  property [TNG]
}

card "Devoras" ship {
  Romulan
  9 / 8 / 8
  ship_class "D'deridex"
  commanders "Admiral Mendak"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [TNG]
}

card "Haakona" ship {
  Romulan
  8 / 9 / 8
  ship_class "D'deridex"
  commanders "Taris"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [TNG]
}

card "Husnock Ship" ship universal {
  Non-Aligned
  6 / 9 / 12
  ship_class "Unknown"
  staffing [Cmd], [Stf] x2
  systems Holodeck, Tractor Beam
  property [TNG]
}

card "I.K.S. Buruk" ship {
  Klingon
  8 / 6 / 7
  ship_class "K'vort"
  staffing [Stf]
  systems Cloaking Device, Tractor Beam
  property [TNG]
  traits bird_of_prey
}

card "I.K.S. Hegh'ta" ship {
  Klingon
  8 / 7 / 7
  ship_class "K'vort"
  commanders "Kurn"
  staffing [Stf]
  systems Cloaking Device, Tractor Beam
  property [TNG]
  traits bird_of_prey
}

card "I.K.S. Pagh" ship {
  Klingon
  8 / 7 / 6
  ship_class "K'vort"
  commanders "Kargan"
  staffing [Stf]
  systems Cloaking Device, Tractor Beam
  property [TNG]
}

card "I.K.S. Qu'Vat" ship {
  Klingon
  9 / 8 / 8
  ship_class "Vor'cha"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [TNG]
}

card "I.K.S. Vor'Cha" ship universal {
  Klingon
  9 / 8 / 7
  ship_class "Vor'cha"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [TNG]
}

card "I.K.S. Vorn" ship {
  Klingon
  8 / 7 / 6
  ship_class "K'vort"
  staffing [Stf]
  systems Cloaking Device, Tractor Beam
  property [TNG]
  traits bird_of_prey, Duras_related
}

card "Khazara" ship {
  Romulan
  9 / 9 / 7
  ship_class "D'deridex"
  commanders "Toreth"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [TNG]
}

card "Mercenary Ship" ship universal {
  Non-Aligned
  7 / 7 / 7
  ship_class "Unknown"
  commanders "Baran"
  staffing [Stf] x2
  systems Long-Range Scan Shielding
  property [TNG]
}

card "Pi" ship {
  Romulan
  9 / 4 / 4
  ship_class "Scout"
  property [TNG]
  traits scout
}

card "Science Vessel" ship universal {
  Romulan
  8 / 5 / 6
  ship_class "Science"
  property [TNG]
}

card "Scout Vessel" ship universal {
  Romulan
  9 / 3 / 3
  ship_class "Scout"
  property [TNG]
  traits scout
}

card "Type VI Shuttlecraft" ship universal {
  Federation
  6 / 2 / 2
  ship_class "Type VI Shuttlecraft"
  property [TNG]
  traits shuttlecraft
}

card "U.S.S. Brittain" ship {
  Federation
  6 / 5 / 6
  ship_class "Miranda"
  staffing [Stf]
  systems Tractor Beam
  property [TNG]
}

card "U.S.S. Enterprise" ship {
  Federation
  9 / 8 / 9
  ship_class "Galaxy"
  staffing [Cmd], [Stf] x2
  systems Holodeck, Tractor Beam
  property [TNG]
}

card "U.S.S. Excelsior" ship universal {
  Federation
  6 / 6 / 7
  ship_class "Excelsior"
  staffing [Stf] x2
  systems Tractor Beam
  property [TNG]
}

card "U.S.S. Galaxy" ship universal {
  Federation
  8 / 7 / 9
  ship_class "Galaxy"
  staffing [Cmd], [Stf] x2
  systems Holodeck, Tractor Beam
  property [TNG]
  traits prototype
}

card "U.S.S. Miranda" ship universal {
  Federation
  6 / 5 / 5
  ship_class "Miranda"
  staffing [Stf]
  systems Tractor Beam
  property [TNG]
}

card "U.S.S. Nebula" ship universal {
  Federation
  8 / 7 / 8
  ship_class "Nebula"
  staffing [Cmd], [Stf]
  systems Holodeck, Tractor Beam
  property [TNG]
}

card "U.S.S. Phoenix" ship {
  Federation
  7 / 7 / 8
  ship_class "Nebula"
  commanders "Benjamin Maxwell"
  staffing [Cmd], [Stf]
  systems Holodeck, Tractor Beam
  property [TNG]
}

card "U.S.S. Sutherland" ship {
  Federation
  7 / 7 / 7
  ship_class "Nebula"
  commanders "Lt. Commander Data"
  staffing [Cmd], [Stf]
  systems Holodeck, Tractor Beam
  property [TNG]
}

ruling "U.S.S. Sutherland" in cr98 cites cr98 "Matching Commanders" { commanders "Data", "Lt. Commander Data" }

card "U.S.S. Yamato" ship {
  Federation
  8 / 8 / 8
  ship_class "Galaxy"
  commanders "Donald Varley"
  staffing [Cmd], [Stf] x2
  systems Holodeck, Tractor Beam
  property [TNG]
}

card "Yridian Shuttle" ship universal {
  Non-Aligned
  6 / 1 / 3
  ship_class "Shuttlecraft"
  property [TNG]
  traits shuttlecraft
}

card "Zibalian Transport" ship universal {
  Non-Aligned
  6 / 2 / 4
  ship_class "Zibalian"
  property [TNG]
  traits merchant_vessel, transport
}
