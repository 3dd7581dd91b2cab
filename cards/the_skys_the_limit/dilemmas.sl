set the_skys_the_limit "The Sky's The Limit" released 2013

card "Data Has Some Issues" dilemma space planet {
  property [TNG]
  place this on one personnel in team at random then stop (host as personnel)
  at end of each turn: kill one personnel present by opponent where it != host and STRENGTH of it < STRENGTH of (host as personnel)
  cure with ENGINEER x3
}

card "Hunter Probe" dilemma space planet {
  property [DS9]
  unless SECURITY x2 + Anthropology x2: doom two personnel in team by opponent
  mission_continues
}

scenario "The probe's victims go on until the turn ends" under r24 cites r24 "7.2.2.2-continues-text" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Hunter Probe"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm", "Kurak"
  given turn of one
  when one attempts "Cloaked Mission"
  two chooses "Kromm", "Kurak"
  then "Hunter Probe" in out_of_play of two, one solves "Cloaked Mission", "Kromm" is not killed
  given announce turn_ends(one)
  then "Kromm" in discard_pile of one, "Kurak" in discard_pile of one, "Captain Worf" in surface of "Cloaked Mission"
}
