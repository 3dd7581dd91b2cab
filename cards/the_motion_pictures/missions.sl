set the_motion_pictures "The Motion Pictures" released 2002

card "Observe Ritual" mission planet {
  Federation
  span 4; points 35
  traits homeworld
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
  span 6
  regions Great Barrier
  any crew may attempt
  requires "Sybok"
  not encoded "one sentence of its text cannot be read yet"
}
