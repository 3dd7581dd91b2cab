set q_continuum "Q Continuum" released 1996

card "I.K.S. T'Ong" ship {
  Klingon
  5 / 6 / 6
  ship_class "K't'inga"
  commanders "K'Temoc"
  staffing [Cmd]
  systems Cloaking Device
  property [TNG]
  reports only at end of spaceline
  brings up to 3 personnel
}

scenario "I.K.S. T'Ong wakes at an end of the spaceline, with three aboard" under r24 cites r24 "gl I.K.C. T'Ong" {
  given mission of one: "Seize Freighter"
  given mission of one: "Amnesty Talks"
  given mission of one: "Cloaked Mission"
  given outpost of one at "Amnesty Talks": "Klingon Outpost"
  given hand of one: "I.K.S. T'Ong", "K'Temoc", "Kromm", "Losta", "Kurak", "Spock"
  given plays_left of one = 1
  when one reports "I.K.S. T'Ong" to "Amnesty Talks"
  then refused
  when one reports "I.K.S. T'Ong" to "Klingon Outpost"
  then refused
  when one reports "I.K.S. T'Ong" to "Cloaked Mission"
  one chooses "K'Temoc", "Kromm", "Losta"
  then "I.K.S. T'Ong" in orbit of "Cloaked Mission", "K'Temoc" in interior of "I.K.S. T'Ong", "Losta" in interior of "I.K.S. T'Ong"
  then "Kurak" in hand of one, "Spock" in hand of one, "I.K.S. T'Ong" is staffed, plays_left of one = 0
}

scenario "I.K.S. T'Ong brings nobody who does not belong aboard" under r24 cites r24 "gl I.K.C. T'Ong" {
  given mission of one: "Seize Freighter"
  given hand of one: "I.K.S. T'Ong", "Spock", "Klingon Disruptor"
  given plays_left of one = 1
  when one reports "I.K.S. T'Ong" to "Seize Freighter"
  then "I.K.S. T'Ong" in orbit of "Seize Freighter", "Spock" in hand of one, "Klingon Disruptor" in hand of one
}

scenario "I.K.S. T'Ong wakes at an end in any quadrant, or at an outpost that stands at one" under r24 cites r24 "g-ikc-tong",
  "g-ikc-tong-facility" {
  given mission of one: "Seize Freighter"
  given mission of one: "Amnesty Talks"
  given mission of one: "Cloaked Mission"
  given mission of one: "Stop Bombardment"
  given outpost of one at "Seize Freighter": "Klingon Outpost"
  given hand of one: "I.K.S. T'Ong", another "I.K.S. T'Ong"
  given plays_left of one = 2
  when one reports "I.K.S. T'Ong" to "Klingon Outpost"
  then "I.K.S. T'Ong" in dock of "Klingon Outpost"
  given discard "I.K.S. T'Ong"
  when one reports another "I.K.S. T'Ong" to "Stop Bombardment"
  then another "I.K.S. T'Ong" in orbit of "Stop Bombardment"
}

scenario "It need not be staffed, and brings people alone" under r24 cites r24 "g-ikc-tong-not-crew" {
  given mission of one: "Seize Freighter"
  given hand of one: "I.K.S. T'Ong", "Losta", "Klingon Disruptor"
  given plays_left of one = 1
  when one reports "I.K.S. T'Ong" to "Seize Freighter"
  then decision of one offers no "Klingon Disruptor"
  one chooses "Losta"
  then "I.K.S. T'Ong" is not staffed, "Losta" in interior of "I.K.S. T'Ong", "Klingon Disruptor" in hand of one
}

card "I.K.C. Maht-H'a" ship {
  Klingon
  8 / 9 / 8
  ship_class "Vor'cha"
  commanders "Nu'Daq"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [TNG]
}

card "Terix" ship {
  Romulan
  9 / 7 / 9
  ship_class "D'deridex"
  commanders "Sirol"
  staffing [Cmd], [Stf] x2
  systems Cloaking Device, Tractor Beam
  property [TNG]
}

card "T'Pau" ship {
  Romulan
  8 / 7 / 6
  ship_class "Merchant"
  staffing [Stf]
  systems Tractor Beam
  property [TNG]
  traits merchant_vessel
  not encoded "one sentence of its text cannot be read yet"
  origins Vulcan
}

card "U.S.S. Stargazer" ship {
  Federation
  8 / 7 / 6
  ship_class "Constellation"
  commanders "Jean-Luc Picard"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Zalkonian Vessel" ship universal {
  Non-Aligned
  9 / 8 / 6
  ship_class "Destroyer"
  commanders "Sunad"
  staffing [Cmd]
  property [TNG]
  staffed with 2 [NA] personnel + 3 personnel where it is [NA] or it has [Cmd]
  not encoded "one sentence of its text cannot be read yet"
}
