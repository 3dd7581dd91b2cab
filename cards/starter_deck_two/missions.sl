set starter_deck_two "Starter Deck II" released 1998

card "Botanical Research" mission planet universal {
  Federation, Klingon, Dominion
  span 2; points 30
  requires SCIENCE + MEDICAL + CUNNING > 35
  allows seeding "Atmospheric Ionization"
}
