set ships_of_the_line "Ships of the Line" released 2023

card "Cytherian Lure" mission planet {
  span 5; points 30
  regions Great Barrier
  any crew may attempt
  requires Computer Skill x2 + (ENGINEER x2 OR CUNNING > 50)
  not encoded "one sentence of its text cannot be read yet"
}

card "Monitor Traffic" mission space {
  Romulan, Klingon, Cardassian, Bajoran, Ferengi
  span 4; points 30
  requires SECURITY + Astrophysics + (Law OR CUNNING > 32)
  allows seeding "Border Checkpoint"
}
