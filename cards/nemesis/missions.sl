set nemesis "Nemesis" released 2023

card "Confront Duplicate" mission space {
  Federation, Romulan
  span 4; points 30
  traits nebula
  requires OFFICER x4 + (any "Shinzon" OR any "Jean-Luc Picard")
  while some Empathy personnel in team, this: points +5
}
