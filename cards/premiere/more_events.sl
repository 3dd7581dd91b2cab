set premiere "Premiere" released 1994

card "Telepathic Alien Kidnappers" event {
  property [TNG]
  plays on table
  at end of each turn: guess_at_hand of opponent
}

scenario "Who guesses right what a card is has it discarded, and it is shown in any case" under r24 cites r24 "12.12", "gl card draw" {
  given table of one: "Telepathic Alien Kidnappers"
  given hand of two: "Davies" of two, "Red Alert!" of two
  given announce turn_ends(two)
  then one does not see "Davies"
  given turn of one
  given announce turn_ends(one)
  one chooses [Evt]
  random picks "Davies"
  then "Davies" in hand of two, one sees "Davies", one does not see "Red Alert!"
  given turn of one
  given announce turn_ends(one)
  one chooses [Per]
  random picks "Davies"
  then "Davies" in discard_pile of two
}

scenario "Two bands of kidnappers guess once" under r24 cites r24 "g-cumulative-ex-eot-draws" {
  given table of one: "Telepathic Alien Kidnappers", another "Telepathic Alien Kidnappers"
  given hand of two: "Davies" of two, "Lopez" of two
  given turn of one
  given announce turn_ends(one)
  one chooses [Per]
  random picks "Davies"
  then size(hand of two) = 1
}
