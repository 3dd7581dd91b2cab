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

card "I.K.C. Fek'lhr" ship {
  Klingon
  11 / 9 / 8
  ship_class "Voodieh"
  staffing [AU] x2, [Cmd], [Stf]
  systems Cloaking Device, Holodeck, Tractor Beam
  icons [AU]
  property [TNG]
  traits future_related
}

card "I.K.C. K'Ratak" ship {
  Klingon
  6 / 8 / 6
  ship_class "K'vort"
  staffing [Stf]
  systems Cloaking Device, Tractor Beam
  property [TNG]
  traits bird_of_prey
}

card "Tama" ship {
  Non-Aligned
  7 / 9 / 8
  ship_class "Darmok"
  commanders "Dathon"
  staffing [Cmd], [Stf]
  systems Particle Scattering Device
  property [TNG]
}

card "U.S.S. Enterprise-C" ship {
  Federation
  8 / 7 / 8
  ship_class "Ambassador"
  commanders "Rachel Garrett"
  staffing [AU], [Cmd], [Stf]
  systems Tractor Beam
  icons [AU]
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Edo Vessel" ship {
  Non-Aligned
  5 / 10 / X
  X = 8
  ship_class "Unknown"
  staffing [AU] x2, [Stf]
  icons [AU]
  property [TNG]
  not encoded "any attack on it is nullified by an even chance"
}

card "Gomtuu" ship {
  Non-Aligned
  7 / nothing / 6
  ship_class "Living Ship"
  commanders "Tam Elbrun"
  property [TNG]
  staffed with Empathy x2
  not encoded "2 sentences of its text cannot be read yet"
}

scenario "Two levels of Empathy staff Gomtuu" under r24 cites r24 "g-gomtuu-staff" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Gomtuu"
  given crew of one on "Gomtuu": "Amarie"
  then "Gomtuu" is not staffed
  given crew of one on "Gomtuu": "Tam Elbrun"
  then "Gomtuu" is staffed
}
