// expect: 1
// wish: what else is needed: a skill, a title, an attribute compared?
set trial "Trial" released 1994
card "Trial" mission planet {
  requires Diplomacy +
}
