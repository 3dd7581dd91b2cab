set fiftieth_anniversary "50th Anniversary" released 2016

card "Battle of Sector 001" mission space {
  Federation
  span 2; points 25
  regions Sector_001
  traits asymmetric
  not encoded "one sentence of its text cannot be read yet"
}

card "Conduct Stellar Research" mission space {
  Federation, Romulan, Non-Aligned
  span 4; points 30
  traits asymmetric
  place_name "Amargosa"
  requires Astrophysics x2 + Stellar Cartography + Physics
  when seeded: you may download "Amargosa Observatory"
  no_opposite_text
}

card "Investigate Probe Origin" mission planet {
  span 2; points 30
  traits asymmetric
  any crew may attempt
  requires "Kamin" + CUNNING > 30 OR Archaeology x3
  opponent's side requires CUNNING > 30 OR Archaeology x3
}

card "Supervise Dilithium Mine" mission planet {
  Romulan
  span 2; points 30
  regions Romulus System
  traits asymmetric
  requires Geology + OFFICER + SECURITY + STRENGTH > 34
  when seeded: you may download "Process Ore: Mining" to this
  no_opposite_text
}

card "Vanquish Enemy" mission space {
  span 3; points 50
  regions Mutara Region
  traits nebula
  any crew may attempt
  requires Leadership x2 + (Treachery OR Honor) + CUNNING > 50
  not encoded "one sentence of its text cannot be read yet"
}
