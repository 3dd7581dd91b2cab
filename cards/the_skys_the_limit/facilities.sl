set the_skys_the_limit "The Sky's the Limit" released 2013

card "Repurposed Outpost" outpost universal {
  Non-Aligned
  30
  property [TNG]
  seed one
  build where your Non-Aligned ENGINEER personnel
  not encoded "one sentence of its text cannot be read yet"
}
