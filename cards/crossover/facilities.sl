set crossover "Crossover" released 2015

card "Alliance Outpost" outpost universal {
  Cardassian
  32
  icons [KCA], [MQ]
  property [DS9]
  seed one
  build where your [KCA] ENGINEER personnel
}
