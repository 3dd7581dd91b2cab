set metamorphosis "Metamorphosis" released 2018

card "Souls of the Dead" interrupt {
  property [DS9]
  plays once each turn
  plays only if 3 your [Baj] personnel in play
  plays to place_atop one card in discard_pile of you
}
