// expect: 2
// wish: nothing is attempted yet when somebody asks whether he can attempt it
set trial "Trial" released 1994

card "A Trial Ban" dilemma space {
  facing it: place this on attempting_ship
  you cannot attempt attempted_mission
}
card "A Second Ban" dilemma space {
  you cannot attempt attempted_mission
}
card "What Ends" dilemma space {
  facing it: you cannot attempt attempted_mission until end of turn
}
card "What Lies There" dilemma space {
  facing it: place this on attempted_mission
  you cannot attempt host
}
card "What Goes on" dilemma planet {
  team cannot be killed
}
