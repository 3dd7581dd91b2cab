// expect: 2
// wish: a battle begins at another place, too: which one is meant?
set trial "Trial" released 1994

card "A Trial Gun" equipment {
  at start of personnel battle: you may stun one personnel present at random
}
card "Spoils of a Trial" equipment {
  when battle_won of you: kill one opponent's personnel present at random
}
card "What Is of Here" equipment {
  at start of personnel battle here: you may stun one personnel present at random
}
card "What Is of Those in It" equipment {
  at start of personnel battle: you may stun one fighting personnel present at random
}
card "What Asks for Somebody" equipment {
  when battle_won of you, if some your fighting personnel present: kill one opponent's personnel present at random
}
card "What Is of the Place" equipment {
  when battle_ends of mission here: stun one personnel present at random
}
