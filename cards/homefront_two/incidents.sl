set homefront_two "Homefront II" released 2011

card "Dig" incident {
  property [TNG]
  plays on your Archaeology personnel where it is not [Bor]
  when played {
    choose one {
      place_beneath one card in discard_pile of you then draw (2 if some personnel present where covers("Jean-Luc Picard", it)
        or skill_level(Archaeology, it) >= 2 else 1)
      says "discard the top card of your draw deck to place another card from your discard pile atop it": dig_deeper(you)
      discard one card in hand of you then return_to_hand one card in discard_pile of you
    }
    discard this
  }
}

scenario "An archaeologist of two skills digs one card under and two up" under r24 cites r24 "12.12" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Vash" version "The Next Generation"
  given hand of one: "Dig"
  given put "Davies" into discard_pile of one
  given put "Martin" into discard_pile of one
  given draw deck of one: "Lopez", another "Lopez"
  given plays_left of one = 1
  when one plays "Dig" on "Vash"
  one chooses way 1
  one chooses "Davies"
  then "Lopez" in hand of one, another "Lopez" in hand of one, "Davies" in draw_deck of one, "Dig" in discard_pile of one
}

scenario "An archaeologist of one skill digs up one" under r24 cites r24 "12.12" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Barron"
  given hand of one: "Dig"
  given put "Davies" into discard_pile of one
  given draw deck of one: "Lopez", another "Lopez"
  given plays_left of one = 1
  when one plays "Dig" on "Barron"
  one chooses way 1
  then size(hand of one) = 1
}

scenario "Who was of the Borg and is theirs no more may dig" under r24 cites r24 "gl-affil-icon-only" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Goval"
  given hand of one: "Dig"
  given put "Davies" into discard_pile of one
  given draw deck of one: "Lopez"
  given plays_left of one = 1
  when one plays "Dig" on "Goval"
  one chooses way 1
  then size(hand of one) = 1
}

scenario "Digging deeper loses the top card for another" under r24 cites r24 "12.12" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Barron"
  given hand of one: "Dig"
  given put "Davies" into discard_pile of one
  given put "Martin" into discard_pile of one
  given draw deck of one: "Lopez"
  given plays_left of one = 1
  when one plays "Dig" on "Barron"
  one chooses way 2
  one chooses "Davies"
  then "Davies" in draw_deck of one, "Lopez" in discard_pile of one, "Martin" in discard_pile of one
}

scenario "Trading a card of the hand for one that was lost" under r24 cites r24 "12.12" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Barron"
  given hand of one: "Dig", "Lopez"
  given put "Davies" into discard_pile of one
  given plays_left of one = 1
  when one plays "Dig" on "Barron"
  one chooses way 3
  one chooses "Davies"
  then "Davies" in hand of one, "Lopez" in discard_pile of one, "Dig" in discard_pile of one
}

scenario "Nobody digs without Archaeology" under r24 cites r24 "6.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies"
  given hand of one: "Dig"
  given plays_left of one = 1
  when one plays "Dig" on "Davies"
  then refused
}

card "Diplomatic Contact" incident {
  property [DS9]
  not encoded "3 sentences of its text cannot be read yet"
}
