// expect: 1
// wish: nobody scores the points of an artifact that merely lies there
set trial "Trial" released 1994

card "A Trial Collector" personnel {
  Federation
  SECURITY
  6 / 6 / 6
  every artifact present: points = 5
}
card "A Trial Reward" event {
  plays on mission
  host: points +5
  every dilemma in seeds of host: points +5
}
card "What Is Done" event {
  plays on table
  once per game: you may score 5 from this for each artifact in play
}
