set the_motion_pictures "The Motion Pictures" released 2002

card "Engine Imbalance" dilemma space {
  property [TMP]
  place this on attempting_ship
  cure with ENGINEER x2 + Computer Skill + Physics
  not encoded "one sentence of its text cannot be read yet"
}

card "God" dilemma planet {
  property [TFF]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Hero Worship" dilemma space planet {
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "I Hate You" dilemma planet {
  icons [AU]
  property [TVH]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Linguistic Legerdemain" dilemma space planet {
  property [TUC]
  not encoded "its countdown is X"
  not encoded "one sentence of its text cannot be read yet"
}

card "Now Would Be a Good Time" dilemma planet {
  property [TVH]
  traits Capturing_related
  discard_dilemma
  not encoded "2 sentences of its text cannot be read yet"
}

card "Subspace Shock Wave" dilemma space {
  property [VOY]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "The Whale Probe" dilemma space {
  icons [AU]
  property [TVH]
  place this on attempted_mission
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "V'Ger" dilemma space {
  points 5
  icons [AU]
  property [TMP]
  unless Empathy x2 OR Diplomacy + Anthropology + Computer Skill: destroy attempting_ship as ship
  discard_dilemma
}
