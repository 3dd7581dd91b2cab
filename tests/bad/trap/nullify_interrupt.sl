// expect: 2
// wish: what is being played is not in play, so this could never be played
set trial "Trial" released 1994

card "A Trial" interrupt { plays to nullify one interrupt where it is just_played }
card "A Second Trial" interrupt { plays to nullify one event or interrupt }
