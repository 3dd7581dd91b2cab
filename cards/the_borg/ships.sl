set the_borg "The Borg" released 2001

card "U.S.S. Dauntless" ship {
  Non-Aligned, Federation
  10 / 7 / 8
  ship_class "Dauntless"
  commanders "Arturis"
  staffing [Cmd], [Stf] x2
  icons [DQ]
  systems Holodeck
  property [VOY]
  may be fully staffed by "Arturis"
  special download "Quantum Slipstream Drive"
}

scenario "Arturis alone staffs U.S.S. Dauntless" under r24 cites r24 "7.1.3" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Dauntless"
  given crew of one on "U.S.S. Dauntless": "Vekor"
  then "U.S.S. Dauntless" is not staffed
  given crew of one on "U.S.S. Dauntless": "Arturis"
  then "U.S.S. Dauntless" is staffed
  given stop "Arturis"
  then "U.S.S. Dauntless" is not staffed
}

scenario "Arturis staffs no other ship alone" under r24 cites r24 "7.1.3" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given mode of "Batris" = Non-Aligned
  given crew of one on "Batris": "Arturis"
  then "Batris" is not staffed
}

card "Borg Probe" ship universal {
  Borg
  8 / 6 / 6
  points 10
  ship_class "Borg Probe"
  staffing [Nav]
  systems Tractor Beam
  icons [DQ]
  property [VOY]
  staffed with 2 [Bor] personnel
  not encoded "one sentence of its text cannot be read yet"
}

card "Borg Queen's Ship" ship {
  Borg
  9 / 14 / 14
  points 20
  ship_class "Borg Queen's Ship"
  commanders "Borg Queen"
  staffing [Com], [Def], [Nav]
  systems Tractor Beam
  icons [DQ]
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Borg Tactical Cube" ship universal {
  Borg
  7 / 28 / 28
  points 50
  ship_class "Class 4 Tactical Cube"
  staffing [Def] x2, [Nav] x2
  systems Tractor Beam
  icons [DQ]
  property [VOY]
  traits cube
  staffed with 7 [Bor] personnel
  not encoded "one sentence of its text cannot be read yet"
}

card "I.K.C. Voq'leng" ship {
  Klingon
  6 / 5 / 6
  ship_class "D-7"
  staffing [Stf]
  systems Cloaking Device, Tractor Beam
  icons [DQ]
  property [VOY]
  traits Alpha_Quadrant_related
  special download "Home Away From Home"
}

card "Kazon Fighter" ship universal {
  Kazon
  7 / 5 / 5
  ship_class "Fighter/Shuttlecraft"
  commanders "Karden"
  icons [DQ]
  property [VOY]
  traits shuttlecraft
  special download "Blue Alert"
  not encoded "one sentence of its text cannot be read yet"
}

card "Liberty" ship {
  Non-Aligned
  8 / 6 / 6
  ship_class "Condor"
  commanders "Captain Chakotay"
  staffing [Maq] x2
  icons [Maq]
  property [VOY]
  report aboard this: your [Maq] personnel
  not encoded "one sentence of its text cannot be read yet"
}

card "The Think Tank's Ship" ship {
  Non-Aligned
  9 / 6 / 18
  ship_class "Unknown"
  commanders "Kurros"
  systems Cloaking Device, Holodeck, Tractor Beam
  icons [DQ]
  property [VOY]
  staffed with 1 Think_Tank_related personnel
}

card "U.S.S. Prometheus" ship {
  Federation, Romulan
  10 / 9 / 9
  ship_class "Prometheus"
  staffing [Cmd] x2, [Stf]
  systems Holodeck, Tractor Beam
  property [VOY]
  traits prototype
  origins Federation
  not encoded "one sentence of its text cannot be read yet"
}

card "Venatic Hunter" ship universal {
  Hirogen
  9 / 10 / 12
  ship_class "Venatic"
  commanders "Netek"
  staffing [Cmd], [Stf] x2
  systems Holodeck, Tractor Beam
  icons [DQ]
  property [VOY]
}

card "Hunting Vessel" ship universal {
  Hirogen
  7 / X / 9
  X = 7 + number of (s: ship where s is your and s is [Hir] and s is staffed and s is here and s != this)
  ship_class "Light Cruiser"
  staffing [Stf] x2
  systems Tractor Beam
  icons [DQ]
  property [VOY]
}

scenario "Hunters hunt in packs" under r24 cites r24 "10.1" {
  given mission of one: "Repair Mission"
  given ship of one at "Repair Mission": "Hunting Vessel"
  then WEAPONS of "Hunting Vessel" = 7
  given ship of one at "Repair Mission": another "Hunting Vessel"
  then WEAPONS of "Hunting Vessel" = 7
  given crew of one on another "Hunting Vessel": "Davar", another "Davar"
  then WEAPONS of "Hunting Vessel" = 8
}
