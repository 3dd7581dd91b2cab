// expect: 3
// wish: by then another mission is attempted: which one is meant?
set trial "Trial" released 1994

card "A Trial Abduction" dilemma planet {
  place this on one personnel in team
  when attempted_mission is completed: nullify this
}
card "A Trial Weakness" dilemma planet {
  place this on attempted_mission
  each personnel in team: STRENGTH -1
}
card "A Trial End" dilemma planet {
  facing it {
    let p be one personnel in team
    p: STRENGTH -1 until attempted_mission is completed
  }
}
card "What Is Kept" dilemma planet {
  facing it {
    let m be attempted_mission
    let p be one personnel in team
    p: STRENGTH -1 until m is completed
  }
}
card "What Is of Here" dilemma planet {
  place this on one personnel in team
  when mission here is completed: nullify this
}
card "What Is of Its Host" dilemma planet {
  place this on attempted_mission
  while attempted_mission = host: each personnel in team: STRENGTH -1
}
card "What Has Its Host with It" dilemma planet {
  place this on one personnel in team
  when attempted_mission is completed, if host in team: nullify this
}
