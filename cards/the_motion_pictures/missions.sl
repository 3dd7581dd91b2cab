set the_motion_pictures "The Motion Pictures" released 2002

card "Observe Ritual" mission planet {
  Federation
  span 4; points 35
  traits homeworld
  place_name "Vulcan"
  native_affiliation Vulcan
  requires Vulcan + Diplomacy + Anthropology
  report here: Vulcan personnel or "Amanda Grayson"
}

card "Analyze Radiation" mission universal space {
  Federation
  span 5; points 25
  regions Briar Patch
  traits nebula
  requires Astrophysics + Biology + Navigation
  not encoded "one sentence of its text cannot be read yet"
}

card "Insurrection" mission planet {
  Federation
  span 4; points 35
  regions Briar Patch
  requires Leadership x2 + Diplomacy + STRENGTH > 50
  not encoded "one sentence of its text cannot be read yet"
}

card "The Discovery of Sha Ka Ree" mission planet {
  span 6; points 10 * X
  regions Great Barrier
  any crew may attempt
  requires "Sybok"
  X = at_most(6, number of (p: personnel in present_to_solve(this, you) where p has [SKR] and not covers("Sybok", p)))
}

scenario "Each follower of Sybok counts, and he does not" under r24 cites r24 "icon-skr", "12.4" {
  given mission of one: "The Discovery of Sha Ka Ree"
  given away team of one on "The Discovery of Sha Ka Ree": "Sybok", "Davies", "Caithlin Dar", "General Korrd"
  then points of "The Discovery of Sha Ka Ree" = 20
}
