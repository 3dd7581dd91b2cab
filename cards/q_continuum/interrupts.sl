set q_continuum "Q Continuum" released 1996

card "Arbiter of Succession" interrupt {
  points 10
  property [TNG]
  traits Klingon_related
  not_duplicatable
  not encoded "the two strongest Klingon leaders at one location battle"
  plays on one personnel
}

card "Plexing" interrupt {
  property [TNG]
  plays to nullify one "Frame of Mind" in play
  plays to nullify one dilemma in faced where it = facing_now and covers("Empathic Echo", it)
  plays to nullify one dilemma in faced where it = facing_now and covers("Frame of Mind", it)
  plays to nullify one dilemma in faced where it = facing_now and covers("System-Wide Cascade Failure", it)
  plays to nullify one "Parallax Arguers" or "Thought Maker" in pending where it is just_played
  may not be nullified
}

scenario "Plexing frees from Frame of Mind" under r24, r18 cites r24 "7.2.2-basic-nullify" cites r18 "null-def" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Captain Worf"
  given "Frame of Mind" of two on "Captain Worf"
  given skills_left of "Frame of Mind" = [Law, Music]
  given hand of one: "Plexing"
  given hand of two: "Amanda Rogers" of two
  then STRENGTH of "Captain Worf" = 3, not ("Captain Worf" has Honor)
  when one plays "Plexing"
  when two responds with "Amanda Rogers"
  then refused
  then STRENGTH of "Captain Worf" = 10, "Captain Worf" has Honor, mode of "Captain Worf" = Klingon, "Plexing" in discard_pile of one
}

scenario "Plexing answers an Empathic Echo that is met" under r24, r18 cites r24 "gl actions - step 2", "7.2.2-basic-nullify"
  cites r18 "null-def" {
  given mission of one: "Homeward"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Homeward": "Empathic Echo"
  given away team of one on "Homeward": "Darian Wallace", "Deanna Troi"
  given hand of one: "Plexing"
  when one attempts "Homeward"
  when one responds with "Plexing"
  then "Empathic Echo" is nullified, "Deanna Troi" is not killed, "Plexing" in discard_pile of one
}

scenario "Plexing answers no other dilemma" under r24 cites r24 "gl actions - step 2" {
  given mission of one: "Homeward"
  given seeds of two under "Homeward": "Impassable Door"
  given away team of one on "Homeward": "Darian Wallace", "Deanna Troi"
  given hand of one: "Plexing"
  when one attempts "Homeward"
  when one responds with "Plexing"
  then refused
}

scenario "Plexing is not played for nothing" under r24 cites r24 "6.5.1" {
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Acquire Surplus Ships": "Captain Worf"
  given table of two: "Surprise Party" of two
  given hand of one: "Plexing"
  when one plays "Plexing"
  then refused
}

card "Data's Medals" interrupt {
  points 5
  property [TNG]
  not_cumulative
  not encoded "3 sentences of its text cannot be read yet"
}

card "End Transmission" interrupt {
  countdown 1
  property [TNG]
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "Klingon Painstik" interrupt {
  property [TNG]
  traits Klingon_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Off Switch" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Parallax Arguers" interrupt {
  property [TNG]
  not encoded "its points are X"
  not encoded "one sentence of its text cannot be read yet"
}

card "Wrong Door" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}
