set q_continuum "Q Continuum" released 1996

card "Arbiter of Succession" interrupt {
  points 10
  property [TNG]
  not_duplicatable
  not encoded "the two strongest Klingon leaders at one location battle"
  plays on one personnel
}
