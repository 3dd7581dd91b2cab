set metamorphosis "Metamorphosis" released 2018

card "Souls of the Dead" interrupt {
  property [DS9]
  plays once each turn
  plays only if 3 your [Baj] personnel in play
  plays to place_atop one card in discard_pile of you
}

card "That's a Stupid Question!" interrupt {
  property [DS9]
  traits Question_related
  not encoded "one sentence of its text cannot be read yet"
}
