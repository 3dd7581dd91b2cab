set alternate_universe "Alternate Universe" released 1995

card "Neutral Outpost" outpost universal {
  Neutral
  24
  property [TNG]
  seeds or is built at space mission
  seed one
  build where your ENGINEER personnel
  does not repair ships
}
