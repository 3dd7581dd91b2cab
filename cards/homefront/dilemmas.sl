set homefront "Homefront" released 2014

card "Flim-Flam Artist" dilemma planet {
  property [TNG]
  opponent may draw 1
  to get past Diplomacy + Computer Skill x2 OR Law + CUNNING > (50 if quadrant of attempted_mission = Delta else 32)
}

card "Picking Up the Pieces" dilemma planet {
  property [Nem]
  to get past Geology OR Computer Skill
  facing it { stop_all_but_one(every personnel in team where it has Geology or it has Computer Skill) }
}
