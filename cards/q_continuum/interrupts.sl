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
  plays to nullify one "Empathic Echo" or "Parallax Arguers" or "Frame of Mind" or "System-Wide Cascade Failure" or "Thought Maker" in play
  may not be nullified
}

scenario "Plexing frees from Frame of Mind" under r24 cites r24 "gl nullify" {
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
