set emissary "Emissary" released 2013

card "Baraka" ship {
  Bajoran
  3 / 0 / 3
  ship_class "Shabren"
  systems Solar Sail
  property [DS9]
  special download "Shipwright"
}

card "T'Lani Cruiser" ship universal {
  Non-Aligned
  7 / 8 / 8
  ship_class "A'norum"
  staffing [Cmd], [Stf]
  systems Tractor Beam
  property [DS9]
  traits Harvester_Virus_related
}

card "U.S.S. Ganges" ship {
  Federation
  8 / 5 / 5
  ship_class "Danube"
  commanders "Miles O'Brien"
  property [DS9]
  traits Harvester_Virus_related
  special download "Magnetic North"
}

card "U.S.S. Orinoco" ship {
  Federation
  7 / 6 / 5
  ship_class "Danube"
  commanders "Jadzia Dax"
  property [DS9]
  traits scout
  not encoded "one sentence of its text cannot be read yet"
}
