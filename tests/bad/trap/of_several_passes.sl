// expect: 3
// wish: all that is wrong is told at once, whether it shows while a text is read or when all of it has been
set trial "Trial" released 1994

rule trial cites r24 "1.1" {
  adjective odd (c: card) means c is frobnicated
}
card "A Trial" interrupt { plays to stop one personell here }
card "A Second Trial" interrupt { plays to nullify one event where it is just_played }
card "A Third Trial" interrupt { plays to nullify one odd event in play where it is just_played }
