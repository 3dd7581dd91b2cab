set voyager "Voyager" released 2001

card "Blue Alert" incident {
  property [VOY]
  traits captains_order
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Caretaker's Array" incident {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Containment Field" incident {
  icons [Ref]
  property [VOY]
  seeds or plays on table
  not_duplicatable
  not encoded "4 sentences of its text cannot be read yet"
}

card "Delta Quadrant Spatial Scission" incident {
  property [VOY]
  seeds or plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Handshake" incident {
  property [VOY]
  // Whoever has played no cards this turn has not played this either.
  plays for free if size(cards_played_now of you) = 0 and size(hand of you) < size(hand of opponent) {
    opponent chooses one {
      says "discard three cards": opponent discards three cards in hand of opponent
      says "let the other player draw three cards": you draw 3
    }
  }
  plays if size(draw_deck of you) > 0: rearrange_top(5, draw_deck of you)
  plays if size(draw_deck of opponent) > 0: rearrange_top(5, draw_deck of opponent)
  plays if size(discard_pile of you) > 0: rearrange_top(5, discard_pile of you)
  plays if size(discard_pile of opponent) > 0: rearrange_top(5, discard_pile of opponent)
  plays if size(hand of you except this) >= 3: discard_whole_hand(you), draw 7
}

scenario "For free it makes who holds more cards discard three, or let three be drawn, as he likes" under r24 cites r24 "g-handshake",
  "6.1.1", "12.1",
  "gl Handshake" {
  given hand of one: "Handshake", "Davies"
  given draw deck of one: "Lopez", "Barron", "Martin", "T'Pan"
  given hand of two: "Kromm" of two, "Kurak" of two, "Zegov" of two
  given turn of one
  given plays_left of one = 1
  when one plays "Handshake"
  one chooses way 1
  then decision of two offers exactly "discard three cards", "let the other player draw three cards"
  two chooses "let the other player draw three cards"
  then size(hand of one) = 4, size(hand of two) = 3, plays_left of one = 1, "Handshake" in discard_pile of one
}

scenario "The other may rather discard three, which he picks" under r24 cites r24 "12.1" {
  given hand of one: "Handshake", "Davies"
  given draw deck of one: "Lopez", "Barron", "Martin"
  given hand of two: "Kromm" of two, "Kurak" of two, "Zegov" of two, "Konmel" version "Premiere" of two
  given turn of one
  given plays_left of one = 1
  when one plays "Handshake"
  one chooses way 1
  two chooses "discard three cards"
  two chooses "Kromm", "Zegov", "Konmel"
  then "Kurak" in hand of two, "Kromm" in discard_pile of two, size(hand of two) = 1, size(hand of one) = 1, plays_left of one = 1
}

scenario "Who has not three cards lets three be drawn" under r24 cites r24 "12.1" {
  given hand of one: "Handshake"
  given draw deck of one: "Lopez", "Barron", "Martin"
  given hand of two: "Kromm" of two, "Kurak" of two
  given turn of one
  given plays_left of one = 1
  when one plays "Handshake"
  one chooses way 1
  then size(hand of one) = 3, size(hand of two) = 2
}

scenario "The Handshake itself is counted in the hand, so an equal hand is not fewer" under r24 cites r24 "g-handshake", "gl Handshake" {
  given hand of one: "Handshake"
  given draw deck of one: "Lopez", "Barron", "Martin"
  given hand of two: "Kromm" of two
  given turn of one
  given plays_left of one = 0
  when one plays "Handshake"
  then refused because r24 "6.2"
}

scenario "Behind another card of the turn it is not free" under r24 cites r24 "6.1.1" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Handshake", "Davies"
  given hand of two: "Kromm" of two, "Kurak" of two, "Zegov" of two
  given turn of one
  given plays_left of one = 1
  when one reports "Davies" to "Federation Outpost"
  when one plays "Handshake"
  then refused because r24 "6.2"
}

scenario "Behind a card that was played face down it is not free, either" under r24 cites r24 "gl card play", "gl hidden agenda" {
  given hand of one: "Handshake", "Mirror Image"
  given hand of two: "Kromm" of two, "Kurak" of two, "Zegov" of two
  given turn of one
  given plays_left of one = 1
  when one plays "Mirror Image" face down
  then "Mirror Image" in agenda of one, size(cards_played_now of one) = 1
  when one plays "Handshake"
  then refused because r24 "6.2"
}

scenario "Played to look at a pile it takes the play of the turn, and whoever looks puts five cards in order" under r24 cites r24 "6.1",
  "gl discard pile" {
  given hand of one: "Handshake", "Davies"
  given draw deck of two: "Kromm" of two, "Kurak" of two, "Zegov" of two, "Atul" of two, "Taul" of two, "Telak" of two
  given turn of one
  given plays_left of one = 1
  when one plays "Handshake"
  then decision of one offers exactly "Kromm", "Kurak", "Zegov", "Atul", "Taul"
  one chooses "Kromm"
  one chooses "Kurak"
  one chooses "Taul"
  one chooses "Zegov"
  then "Atul" in top_of(1, draw_deck of two), "Zegov" in top_of(2, draw_deck of two), "Kromm" in top_of(5, draw_deck of two),
    not ("Kromm" in top_of(4, draw_deck of two)), "Telak" in bottom_of(1, draw_deck of two), two does not see "Atul", plays_left of one = 0
}

scenario "A discard pile is put in order in the same way" under r24 cites r24 "gl discard pile" {
  given hand of one: "Handshake", "Davies", "Lopez"
  given discard "Davies"
  given discard "Lopez"
  given turn of one
  given plays_left of one = 1
  then "Lopez" in top_of(1, discard_pile of one)
  when one plays "Handshake"
  one chooses "Lopez"
  then not ("Lopez" in top_of(2, discard_pile of one)) or "Davies" in top_of(2, discard_pile of one)
}

scenario "With three other cards in hand it exchanges the hand for seven, discarded in the order that its player likes" under r24
  cites r24 "g-discarding-multi" {
  given hand of one: "Handshake", "Davies", "Lopez", "Barron"
  given draw deck of one: "Martin", "T'Pan", "Spock", "Beverly", "Kromm", "Kurak", "Zegov", "Atul"
  given turn of one
  given plays_left of one = 1
  when one plays "Handshake"
  one chooses way 2
  then decision of one offers exactly "Davies", "Lopez", "Barron"
  one chooses "Lopez"
  one chooses "Davies"
  then size(hand of one) = 7, size(draw_deck of one) = 1, "Barron" in discard_pile of one, size(discard_pile of one) = 4,
    plays_left of one = 0
}

scenario "Two other cards are not enough for that, and in an empty pile there is nothing to look at" under r24 cites r24 "6.2" {
  given hand of one: "Handshake", "Davies", "Lopez"
  given turn of one
  given plays_left of one = 1
  when one plays "Handshake"
  then refused because r24 "6.2"
}

card "Home Away From Home" incident {
  property [VOY]
  not encoded "3 sentences of its text cannot be read yet"
}

card "The Kazon Collective" incident {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "The Vidiian Sodality" incident {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Vidiian Boarding Claw" incident {
  property [VOY]
  not encoded "5 sentences of its text cannot be read yet"
}

card "War Council" incident {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}
