set the_next_generation "The Next Generation" released 2015

card "A Good Day to Lie" dilemma space planet {
  property [TNG]
  to get past Diplomacy x3 OR Treachery x3
  if some [Kli] personnel with Treachery in play: opponent may download "Duras" to attempted_mission
}

card "Diplomatic Intervention" dilemma planet {
  countdown 2
  property [TNG]
  opponent may download up to two [Fed] ambassador personnel to attempted_mission
  place this on attempted_mission
  solve only if skill_here(Diplomacy, host as mission, attempter) > skill_here(Diplomacy, host as mission, opponent of attempter)
}

card "Magnetic Field Disruptions" dilemma space {
  property [TNG]
  unless you stop one personnel in team with Astrophysics or Navigation: kill one personnel in team at random
  afterwards to get past CUNNING > 24
}

card "Microbrain" dilemma space planet {
  property [TNG]
  nullify with 1 personnel with Exobiology x3 or Geology x3
  to get past you must stop one personnel in team with Exobiology or Geology by opponent
}

card "Pinned Down" dilemma space planet {
  property [TNG]
  traits Q_related
  to get past you must stop two personnel in team at random
  if some [Q] card in play: stop one personnel in team at random
}

card "Temptation" dilemma space planet {
  property [TNG]
  to get past you must tempt three personnel in team at random
}

card "Tense Negotiations" dilemma space planet {
  property [TNG]
  nullify with 1 personnel with Diplomacy x3 or Leadership x3
  to get past you must stop one personnel in team with Diplomacy or Leadership by opponent
}

card "Triage" dilemma planet {
  property [TNG]
  traits MEDICAL_related
  unless you stop one personnel in team with Biology or MEDICAL: kill one personnel in team at random
  afterwards to get past INTEGRITY > 22
}

card "Warp Bubble Mishap" dilemma space {
  property [TNG]
  traits SCIENCE_related
  unless you stop one personnel in team with Physics or SCIENCE: kill one personnel in team at random
  afterwards to get past CUNNING > 24
}
