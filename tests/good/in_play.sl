// A condition of two words that are also a word of the rules.
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  while in play: each your personnel: STRENGTH +1
  once each turn: you may place_atop one not_Borg personnel in play
}
