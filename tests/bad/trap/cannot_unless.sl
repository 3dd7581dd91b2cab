// expect: 1
// wish: now only, or for as long as it stands?
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  place this on attempted_mission
  host cannot be attempted unless Honor x2
}
