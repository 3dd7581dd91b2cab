// expect: 1
// wish: what else is needed: a skill, a title, an attribute compared?
card "Trial" mission planet {
  requires Diplomacy +
}
