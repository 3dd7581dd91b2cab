// expect: 5
// wish: where such a card can be
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  relocate each personnel in team to orbit of attempted_mission
}
card "A Second Trial" event {
  plays on table
  once each turn: you may relocate one opponent's personnel in play to table of opponent
  once each turn: you may place one personnel in hand of you on one your outpost
  once each turn: you may { let s be one your ship in play; relocate s to spaceline }
}
card "A Third Trial" event {
  plays on table
  once each turn: you may place one ship or personnel in hand of you on one mission in play
  once each turn: you may place one ship or event in hand of you on one mission in play
}
