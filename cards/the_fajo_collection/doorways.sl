set the_fajo_collection "The Fajo Collection" released 1997

card "Black Hole" doorway {
  countdown 2
  property [TNG]
  not_duplicatable
  plays on mission where it is between_spaces
  not encoded "what it is and does there: a location of its own that destroys what comes near"
}

scenario "A black hole opens between two missions called Space, and at no other that is universal" under cr98, r24
  cites cr98 "bh-universal-space" {
  given mission of one: "Space"
  given mission of one: "Patrol Neutral Zone"
  given mission of one: another "Space"
  given mission of one: third "Space"
  given hand of one: "Black Hole"
  given turn of one
  when one opens "Black Hole" on "Patrol Neutral Zone"
  then refused
  when one opens "Black Hole" on "Space"
  then refused
  when one opens "Black Hole" on another "Space"
  then "Black Hole" in attached of another "Space"
}
