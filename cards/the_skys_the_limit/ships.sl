set the_skys_the_limit "The Sky's the Limit" released 2013

card "Assimilator" ship {
  Non-Aligned
  7 / 12 / 12
  ship_class "Borg Assimilator"
  staffing [Def], [Nav] x2
  systems Tractor Beam
  property [TNG]
  special download "Transwarp Conduit"
  origins Borg
}

card "Cha'Joh" version "The Sky's the Limit" ship {
  Klingon
  7 / 5 / 5
  ship_class "Class D-12 Scout Vessel"
  commanders "Sisters of Duras", "Lursa", "B'Etor"
  systems Cloaking Device
  property [Gen]
  traits bird_of_prey, Duras_related, scout
  not encoded "one sentence of its text cannot be read yet"
}

card "Stolen Ship" ship universal {
  Romulan, Federation
  7 / 6 / 5
  ship_class "Merchant"
  staffing [Stf]
  systems Tractor Beam
  property [TNG]
  traits merchant_vessel
  origins Vulcan
}

card "Supply Ship" ship universal {
  Cardassian
  8 / 3 / 5
  ship_class "Supply Freighter"
  staffing [Stf]
  systems Long-Range Scan Shielding, Tractor Beam
  property [TNG]
  traits freighter
}
