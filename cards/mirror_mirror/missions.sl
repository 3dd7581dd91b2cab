set mirror_mirror "Mirror, Mirror" released 2000

titles "The Guardian of Forever"

card "Historical Research" mission planet {
  span 4; points 40
  traits asymmetric
  any crew may attempt
  requires Anthropology x2 + Archaeology x2 + (Honor OR Treachery)
  when seeded: you may download "The Guardian of Forever"
  no_opposite_text
}

scenario "Historians of either player may come" under r24 cites r24 "7.2.1-opponents", "2.1" {
  given mission of one: "Historical Research"
  given away team of two on "Historical Research": "Vash" version "The Next Generation" of two, "Barron" of two, "Seth Mendoza" of two
  when two attempts "Historical Research"
  then two solves "Historical Research", points of two = 40
}

card "Disrupt Alliance" mission planet {
  Federation, Non-Aligned, Ferengi
  span 4; points 30
  quadrant Mirror
  regions Bajor Region
  traits asymmetric, homeworld
  place_name "Mirror Bajor"
  native_affiliation Bajoran
  not encoded "one sentence of its text cannot be read yet"
}

card "Feldomite Rush" mission planet {
  span 3; points 35
  any crew may attempt
  requires Geology + Greed + (Treachery x3 OR Law)
}

card "Mine Dilithium" mission planet {
  Federation, Klingon, Non-Aligned, Cardassian
  span 3; points 30
  quadrant Mirror
  requires Geology + Transporter Skill
  not encoded "one sentence of its text cannot be read yet"
}

card "Search for Rebels" mission planet {
  Klingon, Cardassian, Bajoran
  span 4; points 30
  quadrant Mirror
  regions Badlands Region
  traits asymmetric
  not encoded "one sentence of its text cannot be read yet"
}
