// Sentences that are near to mistakes and none: a chooser behind the colon of a clause, a field behind its dot, words joined.
set trial "Trial" released 1994

card "A Choice" dilemma planet {
  unless Honor: opponent chooses one { stop one personnel in team; kill one personnel in team }
  discard_dilemma
}

card "A Fight" event {
  plays on table
  while in_battle: each your personnel: STRENGTH +1
  when leaves_play of this: draw 1
  once per game, at cost (discard this): you may nullify one event in play
}

card "Nobody" personnel {
  Federation
  OFFICER, Honor
  7 / 7 / 7
  this cannot be stopped
  this cannot join_attempt
  when this is reported: draw 1
}
