// expect: 3
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  to get past CUNNING > 15 * at_most(6, number of objective in discard_pile of opponent)
}
card "A Second Trial" dilemma planet {
  kill one personnel in team with (no Leadership) and highest STRENGTH
}
card "A Third Trial" dilemma planet {
  kill each personnel in team with printed STRENGTH < 7
}
