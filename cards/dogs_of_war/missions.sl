set dogs_of_war "Dogs of War" released 2021

card "Battle of Cardassia" mission space {
  Federation, Romulan, Klingon
  span 2; points 30
  regions Cardassia Region
  traits asymmetric
  not encoded "one sentence of its text cannot be read yet"
}

card "Increase White Production" mission planet {
  Cardassian, Dominion, Vidiian
  span 3; points 25
  requires SCIENCE + Biology + (1 Son'a personnel OR 1 Vorta personnel OR MEDICAL x3)
  not encoded "one sentence of its text cannot be read yet"
}

card "Recruit Ally" mission space {
  Cardassian, Dominion
  span 4; points 20
  requires Leadership + Diplomacy x2 + (1 Breen personnel OR VIP)
  not encoded "one sentence of its text cannot be read yet"
}

card "Resist Occupying Forces" mission planet {
  Cardassian, Bajoran
  span 2; points 30
  regions Cardassia Region
  not encoded "one sentence of its text cannot be read yet"
}

card "Steal Breen Armament" mission space {
  Federation, Cardassian, Bajoran
  span 3; points 35
  not encoded "one sentence of its text cannot be read yet"
}
