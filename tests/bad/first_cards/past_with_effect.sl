// expect: 2
// wish: `unless NEED: WHAT` for what happens to who fails; a text of its own for the rest
set trial "Trial" released 2026

card "A Trial" dilemma planet {
  to get past Honor x2: kill one personnel in team
}
card "Another Trial" dilemma planet {
  to get past Honor x2 { stop one personnel in team; place this on attempted_mission }
}
