set showdown_four_lights "Showdown: Four Lights" released 2023

card "Covert Incursion" mission space {
  Romulan, Cardassian, Dominion, Hirogen
  span 4; points 35
  regions McAllister Region
  traits nebula
  requires Leadership + Navigation + SCIENCE + CUNNING > 30
}

card "Mine Enemy Fleet" mission space {
  Federation, Cardassian, Ferengi
  span 4; points 30
  regions McAllister Region
  traits nebula
  not encoded "one sentence of its text cannot be read yet"
}

card "Prevent Military Escalation II" mission space {
  Federation, Cardassian
  span 4; points 25
  traits asymmetric
  not encoded "an outpost (Cardassian) stands here from the beginning"
  requires OFFICER x2 + Leadership + Honor OR "Miles O'Brien"
  opponent's side requires OFFICER x3 + Leadership OR "Benjamin Maxwell"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Repair Sabotage" mission space {
  Federation, Cardassian, Bajoran
  span 4; points 30
  traits nebula
  requires ENGINEER + Navigation + (SECURITY OR 1 [Maq] personnel)
}

card "Secure Covert Transportation" mission planet {
  Federation, Non-Aligned, Cardassian, Bajoran, Ferengi
  span 3; points 30
  requires Navigation + SECURITY + Computer Skill
  while some Smuggling personnel in team, this: points +5
}
