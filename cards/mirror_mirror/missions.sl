set mirror_mirror "Mirror, Mirror" released 2000

titles "The Guardian of Forever"

card "Historical Research" mission planet {
  span 4; points 40
  traits asymmetric
  any crew may attempt
  requires Anthropology x2 + Archaeology x2 + (Honor OR Treachery)
  when seeded: you may download "The Guardian of Forever"
}

scenario "Historians of either player may come" under r24 cites r24 "7.2.1-opponents", "2.1" {
  given mission of one: "Historical Research"
  given away team of two on "Historical Research": "Vash" version "The Next Generation" of two, "Barron" of two, "Seth Mendoza" of two
  when two attempts "Historical Research"
  then two solves "Historical Research", points of two = 40
}
