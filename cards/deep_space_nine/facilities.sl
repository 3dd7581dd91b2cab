set deep_space_nine "Deep Space Nine" released 1998

card "Cardassian Outpost" outpost universal {
  Cardassian
  32
  property [DS9]
  seed one
  build where your [Car] ENGINEER personnel
}
