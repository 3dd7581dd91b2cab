set deep_space_nine "Deep Space Nine" released 1998

card "Science Kit" equipment {
  property [DS9]
  your personnel present where classification of it = OFFICER: gains SCIENCE
}

scenario "Two kits give an officer SCIENCE once" under r24 cites r24 "g-cumulative-ex-science-kit", "gl-cum-effects" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel", "Captain Worf", "Science Kit", another "Science Kit"
  then skill_level(SCIENCE, "Konmel") = 1, skill_level(SCIENCE, "Captain Worf") = 0
}
