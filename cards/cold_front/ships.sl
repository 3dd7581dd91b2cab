set cold_front "Cold Front" released 2018

card "Cargo Vessel" ship universal {
  Ferengi, Non-Aligned
  6 / 4 / 5
  ship_class "Guzah'far"
  staffing [Stf] x2
  systems Tractor Beam
  icons [22], [AU]
  property [ENT]
  traits merchant_vessel
  origins Ferengi
  not encoded "one sentence of its text cannot be read yet"
}

card "Devna-Lev" ship {
  Non-Aligned
  8 / 5 / 5
  ship_class "Maraar-Class Transport"
  commanders "Harrad-Sar"
  staffing [Stf] x2
  icons [22], [AU]
  property [ENT]
  traits transport
  not encoded "one sentence of its text cannot be read yet"
}

card "Escort Vessel" ship universal {
  Federation
  8 / 10 / 8
  ship_class "Defiant"
  staffing [Cmd] x2
  systems Tractor Beam
  property [DS9]
  traits warship
}

card "Raptor Two" ship {
  Romulan
  8 / 2 / 5
  ship_class "Drone"
  staffing [Stf]
  systems Holographic Skin
  icons [22], [AU]
  property [ENT]
  traits prototype
  not encoded "one sentence of its text cannot be read yet"
}

card "Bird-of-Prey" ship universal {
  Romulan
  5+X / 4+X / 4+X
  X = 3 if size(every p: personnel in interior of this where p is your and not (p has [22] or p is universal)) = 0 else 0
  ship_class "Colius"
  staffing [Stf]
  systems Cloaking Device, Tractor Beam
  icons [22], [AU]
  property [ENT]
  traits bird_of_prey
}
