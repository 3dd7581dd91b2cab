set deep_space_nine "Deep Space Nine" released 1998

card "Aldara" ship {
  Cardassian
  8 / 8 / 7
  ship_class "Galor"
  commanders "Danar"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  property [DS9]
  traits warship
}

card "Assault Vessel" ship universal {
  Bajoran
  8 / 7 / 6
  ship_class "Assault"
  commanders "General Krim", "Colonel Day"
  staffing [Stf] x2
  systems Tractor Beam
  property [DS9]
}

card "Bajoran Freighter" ship universal {
  Bajoran
  7 / 3 / 6
  ship_class "Freighter"
  staffing [Stf]
  property [DS9]
  traits freighter
}

card "Bajoran Scout Vessel" ship universal {
  Bajoran
  8 / 4 / 4
  ship_class "Scout"
  commanders "Tahna Los"
  property [DS9]
  traits scout
}

card "Cardassian Shuttle" ship universal {
  Cardassian
  6 / 3 / 4
  ship_class "Shuttlecraft"
  commanders "Natima Lang"
  property [DS9]
  traits shuttlecraft
}

card "Cha'Joh" ship {
  Romulan, Klingon
  7 / 5 / 5
  ship_class "Class D-12 Scout Vessel"
  commanders "Lursa", "B'Etor", "Sisters of Duras"
  systems Cloaking Device
  property [DS9]
  traits bird_of_prey, Duras_related, scout
  origins Klingon
  not encoded "one sentence of its text cannot be read yet"
}

scenario "A ship of two affiliations is always that of those who built it, and of one at a time besides" under r24
  cites r24 "gl-chajoh", "6.3.3-one-at-a-time" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Cha'Joh"
  given mode of "Cha'Joh" = Romulan
  then "Cha'Joh" is Klingon ship, "Cha'Joh" is Romulan ship, "Cha'Joh" is not [Kli]
  given mode of "Cha'Joh" = Klingon
  then "Cha'Joh" is Klingon ship, "Cha'Joh" is not Romulan, "Cha'Joh" is [Kli]
}

card "Flaxian Scout Vessel" ship universal {
  Non-Aligned
  8 / 3 / 5
  ship_class "Scout"
  commanders "Retaya"
  property [DS9]
  traits scout
}

card "Galor" ship universal {
  Cardassian
  8 / 7 / 7
  ship_class "Galor"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  property [DS9]
  traits warship
}

card "Groumall" ship {
  Cardassian
  7 / 4 / 7
  ship_class "Military Freighter"
  commanders "Dukat"
  staffing [Stf]
  systems Tractor Beam
  property [DS9]
  traits freighter
  special download "System 5 Disruptors"
}

card "I.K.C. Toh'Kaht" ship {
  Klingon
  8 / 8 / 8
  ship_class "Vor'cha"
  commanders "Hon'Tihl"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [DS9]
  while quadrant of whereabouts of this = Gamma, this: RANGE +1, WEAPONS +1, SHIELDS +1
}

card "Military Freighter" ship universal {
  Cardassian
  7 / 5 / 6
  ship_class "Military Freighter"
  staffing [Stf]
  systems Tractor Beam
  property [DS9]
  traits freighter
}

card "Miradorn Raider" ship universal {
  Non-Aligned
  8 / 7 / 7
  ship_class "Unknown"
  commanders "Ah-Kel and Ro-Kel"
  staffing [Cmd], [Stf]
  systems Long-Range Scan Shielding
  property [DS9]
}

card "Prakesh" ship {
  Cardassian
  8 / 7 / 8
  ship_class "Galor"
  commanders "Dukat"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  property [DS9]
  traits warship
}

card "Rigelian Freighter" ship universal {
  Non-Aligned
  6 / 6 / 9
  ship_class "Merchant Freighter"
  staffing [Cmd]
  systems Tractor Beam
  property [DS9]
  traits freighter
}

card "U.S.S. Danube" ship universal {
  Federation
  7 / 4 / 5
  ship_class "Danube"
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "U.S.S. Yangtzee Kiang" ship {
  Federation
  7 / 5 / 6
  ship_class "Danube"
  commanders "Kira Nerys"
  property [DS9]
  traits Duras_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Xepolite Freighter" ship universal {
  Non-Aligned
  9 / 5 / 7
  ship_class "Merchant Freighter"
  staffing [Cmd], [Stf]
  systems Long-Range Scan Shielding, Tractor Beam
  property [DS9]
  traits freighter
}

card "Bajoran Interceptor" ship universal {
  Bajoran
  5 / 7 / 6
  ship_class "Interceptor"
  property [DS9]
  traits interceptor
  not encoded "its RANGE is more or less by X"
  not encoded "2 sentences of its text cannot be read yet"
}
