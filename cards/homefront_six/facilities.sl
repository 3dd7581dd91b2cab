set homefront_six "Homefront VI" released 2015

card "Dominion Outpost" outpost universal {
  Dominion
  30
  icons [GQ]
  property [DS9]
  seed one
  build where your Dominion ENGINEER personnel
}
