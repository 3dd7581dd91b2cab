set alternate_universe "Alternate Universe" released 1995

card "Tasha Yar - Alternate" personnel {
  Federation
  SECURITY, Honor, Leadership
  8 / 7 / 8
  special download "Starfleet Type II Phaser"
  species human
  icons [AU], [Stf]
  property [TNG]
  traits female
}
