set premiere "Premiere" released 1994

card "Federation Outpost" outpost universal {
  Federation
  30
  property [TNG]
  seed one
  build where some your Federation personnel with ENGINEER here
}

card "Klingon Outpost" outpost universal {
  Klingon
  32
  property [TNG]
  seed one
  build where some your Klingon personnel with ENGINEER here
}
