set virtual_promos "Virtual Promos" released 2011

card "Surprise Party" event {
  property [TNG]
  unique
  plays on table
  when played: draw_up_to(opponent, 2)
  at end of each turn: you may draw 1
}

scenario "The party goes on at the end of each of its player's turns" under r24 cites r24 "8.3" {
  given table of one: "Surprise Party"
  given draw deck of one: "Lopez", "Davies"
  given announce turn_ends(one)
  one accepts
  then size(hand of one) = 1
}

scenario "A surprise party is for the opponent first" under r24 cites r24 "gl card draw" {
  given hand of one: "Surprise Party", another "Surprise Party"
  given draw deck of two: "Lopez" of two, "Davies" of two, "Barron" of two
  given plays_left of one = 2
  when one plays "Surprise Party"
  two accepts
  two accepts
  then size(hand of two) = 2, "Surprise Party" in table of one
  when one plays another "Surprise Party"
  then refused
}

scenario "Who does not want the first card of a surprise party is not asked about the second" under r24 cites r24 "gl card draw" {
  given hand of one: "Surprise Party"
  given draw deck of two: "Lopez" of two, "Davies" of two
  given plays_left of one = 1
  when one plays "Surprise Party"
  two declines
  then size(hand of two) = 0, "Surprise Party" in table of one
}

scenario "A surprise party brings its player one card more at the end of his turns" under r24 cites r24 "8.3" {
  given table of one: "Surprise Party"
  given draw deck of one: "Lopez", "Davies"
  given announce turn_ends(two)
  then size(hand of one) = 0
}

card "Celebratory Toast" event {
  property [Nem]
  seeds or plays on table
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}

card "Friction" event {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Getting Under Your Skin" event {
  property [TOS]
  unique
  not encoded "3 sentences of its text cannot be read yet"
}

card "Prison Compound" event {
  icons [Pun]
  property [DS9]
  traits Capturing_related
  not encoded "its points are X"
  not encoded "2 sentences of its text cannot be read yet"
}

card "So'wI' taH!" event {
  property [DS9]
  seeds or plays on your "Q's Tent"
  not encoded "one sentence of its text cannot be read yet"
}

card "You Know I'd Like to Help" event {
  icons [AU]
  property [TNG]
  unique
  not encoded "2 sentences of its text cannot be read yet"
}
