// expect: 5
// wish: either may be so, and nothing says which
set trial "Trial" released 1994

rule trial cites trial "1" {
  state merry of personnel means this is not gloomy
  state gloomy of personnel means this is not merry
  state lonely of personnel means no p: personnel where p is lonely
  state grown of personnel means STRENGTH of this > 5
  relation (p: personnel) is_out_of_it means p is disabled or p is in_stasis
}

card "A Trial" event { plays on mission; while no stopped ship here: your ship here: is cloaked }
card "A Second Trial" event { plays on mission; while no cloaked ship in play: your ship here: is stopped }
card "A Third Trial" event {
  plays on mission
  while no personnel here where it is is_out_of_it: your personnel here: is disabled
  while some grown personnel here: your personnel here: is stopped
  while some stopped personnel here: opponent's personnel here: is stopped
}
card "A Fourth Trial" personnel {
  Klingon
  OFFICER
  5 / 5 / 5
  while not (Physics in skills of this): this: gains Music
  while level(Music, skills of this) < 1: this: gains Physics
  while not (Youth in printed skills of this): this: gains Archaeology
  while not (Archaeology in printed skills of this): this: gains Youth
}
