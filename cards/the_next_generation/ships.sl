set the_next_generation "The Next Generation" released 2012

card "Batris" ship {
  Klingon, Non-Aligned
  8 / 5 / 5
  ship_class "Talarian Freighter"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  property [TNG]
  traits freighter
  commanders "Korris"
  while some [Kli] personnel or craft in opposing_force, this: WEAPONS +5
}

scenario "Batris strikes harder at those who fly the Klingon icon" under r24 cites r24 "gl affiliation and species" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given ship of two at "Seize Freighter": "I.K.S. Bortas"
  given ship of two at "Seize Freighter": "U.S.S. Oberth"
  given table of two: "Treaty: Federation/Klingon"
  given crew of two on "U.S.S. Oberth": "Kurak"
  given crew of two on "I.K.S. Bortas": "Vekor"
  then WEAPONS of "Batris" = 5
  then (WEAPONS of "Batris" with counted_against = ["I.K.S. Bortas", "Vekor"]) = 10
  then (WEAPONS of "Batris" with counted_against = ["U.S.S. Oberth", "Kurak"]) = 10
  then (WEAPONS of "Batris" with counted_against = ["U.S.S. Oberth", "Vekor"]) = 5
}

card "Ferengi Scout Vessel" ship universal {
  Ferengi
  7 / 4 / 5
  ship_class "Scout"
  staffing [Stf]
  property [TNG]
  traits scout
}

card "I.K.S. Pagh" version "The Next Generation" ship {
  Klingon
  7 / 7 / 6
  ship_class "K'vort"
  commanders "Kargan"
  staffing [Stf]
  systems Cloaking Device, Tractor Beam
  property [TNG]
  traits bird_of_prey
  not encoded "one sentence of its text cannot be read yet"
}

card "Kurdon" ship {
  Ferengi
  8 / 8 / 8
  ship_class "D'Kora-Class Marauder"
  commanders "DaiMon Bok", "Kazago"
  staffing [Cmd], [Stf] x2
  systems Tractor Beam, Holodeck
  property [TNG]
  traits D_Kora_class
  special download one [TNG] [Fer] personnel
}
