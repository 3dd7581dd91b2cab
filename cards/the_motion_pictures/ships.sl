set the_motion_pictures "The Motion Pictures" released 2002

card "H.M.S. Bounty" ship {
  Federation, Klingon
  7 / 6 / 6
  ship_class "B'rel"
  commanders "Kruge", "Admiral Kirk"
  staffing [Films]
  systems Cloaking Device, Tractor Beam
  icons [AU], [Films]
  property [TVH]
  traits bird_of_prey
  origins Klingon
  not encoded "no ship is carried aboard it"
}

card "I.K.S. Amar" ship {
  Klingon
  7 / 6 / 6
  ship_class "K't'inga"
  staffing [Films]
  systems Cloaking Device, Tractor Beam
  icons [AU], [Films]
  property [TMP]
}

card "I.K.S. Chontay" ship {
  Klingon
  6 / 7 / 6
  ship_class "B'rel"
  commanders "Klaa"
  staffing [Films]
  icons [AU], [Films]
  property [TFF]
  traits bird_of_prey
  not encoded "one sentence of its text cannot be read yet"
}

card "I.K.S. K'elric" ship {
  Klingon
  6 / 6 / 7
  ship_class "K't'inga"
  commanders "Captain Kang"
  staffing [Films]
  systems Cloaking Device, Tractor Beam
  icons [AU], [Films]
  property [VOY]
}

card "I.K.S. Kla'Diyus" ship {
  Klingon
  6 / 6 / 5
  ship_class "Modified B'rel"
  commanders "General Chang"
  staffing [Cmd], [Films]
  icons [AU], [Films]
  property [TUC]
  traits B_rel_class
  not encoded "one sentence of its text cannot be read yet"
}

card "I.K.S. K't'inga" ship universal {
  Klingon
  5 / 6 / 6
  ship_class "K't'inga"
  staffing [Films]
  systems Cloaking Device, Tractor Beam
  icons [AU], [Films]
  property [TMP]
  special download one universal [Kli] [Films] personnel
}

card "Injector Assembly One" ship {
  Non-Aligned
  4 / 3 / 4
  ship_class "Son'a Particle Collector"
  property [Ins]
  traits Son'a_ship
  special download "Collect Metaphasic Particles"
  not encoded "one sentence of its text cannot be read yet"
}

card "Kronos One" ship {
  Klingon
  7 / 7 / 7
  ship_class "K't'inga"
  commanders "Chancellor Gorkon"
  staffing [Films]
  systems Cloaking Device, Tractor Beam
  icons [AU], [Films]
  property [TUC]
  special download one [Kli] [Films] personnel
}

card "Li'seria" ship {
  Non-Aligned
  9 / 8 / 8
  ship_class "Son'a Warship"
  commanders "Ru'afo"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  property [Ins]
  traits Son'a_ship, warship
  not encoded "one sentence of its text cannot be read yet"
}

card "Son'a Battleship" ship universal {
  Non-Aligned
  10 / 10 / 9
  ship_class "Son'a Battleship"
  staffing [Cmd], [Stf] x2
  systems Tractor Beam
  property [Ins]
  traits battleship, Son'a_ship
  not encoded "one sentence of its text cannot be read yet"
}

card "Son'a Shuttle" ship universal {
  Non-Aligned
  5 / 7 / 6
  ship_class "Son'a Shuttlecraft"
  property [Ins]
  traits shuttlecraft, Son'a_ship
  not encoded "one sentence of its text cannot be read yet"
}

card "Starship Constitution" version "The Motion Pictures" ship universal {
  Federation
  6 / 5 / 6
  ship_class "Constitution"
  staffing [Films]
  systems Tractor Beam
  icons [AU], [Films]
  property [TWOK]
  special download one universal [Fed] [Films] personnel
}

card "Starship Enterprise" version "The Motion Pictures" ship {
  Federation
  6 / 6 / 6
  ship_class "Constitution"
  commanders "Captain Spock"
  staffing [Films]
  systems Tractor Beam
  icons [AU], [Films]
  property [TWOK]
  special download "Crew Reassignment"
}

card "Starship Excelsior" ship {
  Federation
  6 / 6 / 7
  ship_class "Excelsior"
  commanders "Captain Sulu"
  staffing [Films], [Stf]
  icons [AU], [Films]
  property [VOY]
  traits prototype
  not encoded "one sentence of its text cannot be read yet"
}

card "U.S.S. Enterprise-A" ship {
  Federation
  6 / 6 / 7
  ship_class "Constitution"
  commanders "James T. Kirk"
  icons [AU], [Films]
  property [TVH]
  staffing [Films]
  staffed instead with "James T. Kirk"
  not encoded "one sentence of its text cannot be read yet"
}

card "U.S.S. Enterprise-B" ship {
  Federation
  7 / 6 / 7
  ship_class "Excelsior"
  staffing [Films], [Stf]
  icons [AU], [Films]
  property [Gen]
  not encoded "one sentence of its text cannot be read yet"
}

card "U.S.S. Reliant" ship {
  Non-Aligned, Federation
  6 / 6 / 6
  ship_class "Miranda"
  commanders "Khan"
  staffing [Films]
  systems Tractor Beam
  icons [AU], [Films]
  property [TWOK]
  traits Khan_related
  origins Federation
}
