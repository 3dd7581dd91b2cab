// Who plays in the hard cases: plain cards with invented names, so that each case shows one thing.

set hard "Hard cases" released 2026

// Missions lie in this order wherever a case lays several.
card "Harbour" mission planet universal {
  Federation, Klingon
  span 2; points 30
  requires Leadership
}
card "Shoals" mission space universal {
  Federation, Klingon
  span 3; points 35
  requires Navigation
}
card "Open Sea" mission space universal {
  Federation, Klingon
  span 4; points 40
  requires Navigation x2
}
card "Far Shore" mission planet universal {
  Federation, Klingon
  span 2; points 45
  requires Leadership + Diplomacy
}

card "Skipper" personnel {
  Federation
  OFFICER, Leadership, Navigation
  7 / 7 / 6
  icons [Cmd]
  species human
  commands "Lantern"
}
card "Mate" personnel {
  Federation
  SECURITY, Honor
  6 / 5 / 7
  icons [Stf]
  species human
}
card "Surgeon" personnel {
  Federation
  MEDICAL, Biology, Diplomacy
  8 / 8 / 4
  icons [Stf]
  species human
}
card "Reckoner" personnel {
  Federation
  SCIENCE, Physics x2, Mindmeld
  7 / 9 / 5
  species human
}
card "Minstrel" personnel universal {
  Federation
  CIVILIAN, Music
  6 / 6 / 3
  species human
}
card "Corsair Captain" personnel {
  Klingon
  OFFICER, Treachery, Leadership
  4 / 6 / 9
  icons [Cmd]
  species klingon_species
}
card "Bruiser" personnel universal {
  Klingon
  SECURITY
  5 / 4 / 10
  icons [Stf]
  species klingon_species
}
card "Lightform" personnel {
  Federation
  MEDICAL, Exobiology
  7 / 9 / 5
  icons [Holo]
}

card "Lantern" ship {
  Federation
  8 / 5 / 6
  staffing [Cmd]
  systems Tractor Beam
}
card "Dinghy" ship universal {
  Federation
  5 / 1 / 3
  staffing [Stf]
}
card "Longship" ship {
  Klingon
  8 / 7 / 6
  staffing [Cmd]
  systems Cloaking Device
}
card "Cutlass" equipment cumulative {
  your personnel present: STRENGTH +2
}
