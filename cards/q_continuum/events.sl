set q_continuum "Q Continuum" released 1996

card "Calamarain" event {
  property [TNG]
  plays on one mission by opponent
  not encoded "moves like a ship"
  once each turn: you may damage one ship here then discard this
  not encoded "or kills Mortal Q here"
  immune to "Kevin Uxbridge"
}
