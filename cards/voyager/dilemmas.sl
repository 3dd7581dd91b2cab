set voyager "Voyager" released 2001

card "Astral Eddy" dilemma space {
  property [VOY]
  unless Navigation + Physics + ENGINEER x2: kill one personnel in team at random
}

card "Komar Possession" dilemma space planet {
  property [VOY]
  place this on one personnel in team at random then stop (host as personnel), stop one personnel in team at random
  at start of each turn: stop (host as personnel), stop one personnel present at random where it != host
  cure with SECURITY x3
}

scenario "The Komar stop two every turn until three guards drive them out" under r24 cites r24 "7.2.2.3-word", "7.2.2.3-stays" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "Batris"
  given crew of one on "Batris": "Korris" version "The Next Generation", "Zegov", "Atul"
  given seeds of two under "Cloaked Mission": "Komar Possession"
  given away team of one on "Cloaked Mission": "Kromm", "Kurak", "Konmel" version "The Next Generation"
  given turn of one
  when one attempts "Cloaked Mission"
  random picks "Kromm"
  random picks "Kurak"
  then "Kromm" is stopped, "Kurak" is stopped, "Konmel" is not stopped, "Komar Possession" in attached of "Kromm"
  given next_turn two
  given announce turn_begins(two)
  given next_turn one
  given announce turn_begins(one)
  random picks "Konmel"
  then "Kromm" is stopped, "Konmel" is stopped
  when one beams "Korris", "Zegov", "Atul" from "Batris" to "Cloaked Mission"
  then "Komar Possession" is cured
}
