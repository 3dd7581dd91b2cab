set q_continuum "Q Continuum" released 1996

card "Calamarain" event {
  property [TNG]
  plays on one mission by opponent
  range 6
  moves like a ship
  once each turn: you may damage one ship here or kill one "Mortal Q" here, then discard this
  immune to "Kevin Uxbridge"
}
