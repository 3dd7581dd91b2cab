set second_star_to_the_right "Second Star to the Right" released 2021

card "Overhaul Starship Systems" mission space {
  Federation
  span 2; points 25
  regions Sector_001
  requires ENGINEER x2 + 6 [Films] personnel
}
