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

card "Runabout" ship universal {
  Federation
  7 / 5 / 5
  ship_class "Runabout"
  property [TNG]
}
