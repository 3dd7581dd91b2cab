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

scenario "Two bands of kidnappers guess once" under r24, r18 cites r24 "g-cumulative-ex-eot-draws" cites r18 "cum-t-kidnappers" {
  given table of one: "Telepathic Alien Kidnappers", another "Telepathic Alien Kidnappers"
  given hand of two: "Davies" of two, "Lopez" of two
  given turn of one
  given announce turn_ends(one)
  one chooses [Per]
  random picks "Davies"
  then size(hand of two) = 1
}

card "Res-Q" event {
  property [TNG]
  plays to {
    let wanted be one card in discard_pile of you
    exchange_for(this, wanted)
  }
}

// What is exchanged for a card of the pile lies where that one lay.
rule exchanging_with_the_pile cites r24 "g-discard-pile-exchange" {
  procedure exchange_for (mine: card, wanted: card) {
    // What has left the pile meanwhile comes back no more.
    if not (wanted in discard_pile of owner of wanted) { leave exchange_for }
    put mine into discard_pile of owner of mine before wanted
    return_to_hand wanted
  }
}

scenario "Res-Q lies where the card lay that it brings back" under r24 cites r24 "g-discard-pile-exchange" {
  given put "Davies" into discard_pile of one
  given put "Lopez" into discard_pile of one
  given put "Martin" into discard_pile of one
  given hand of one: "Res-Q"
  given plays_left of one = 1
  when one plays "Res-Q"
  one chooses "Lopez"
  then "Lopez" in hand of one, not ("Res-Q" in top_of(1, discard_pile of one)), not ("Res-Q" in bottom_of(1, discard_pile of one))
  then "Res-Q" in discard_pile of one, size(discard_pile of one) = 3
}

scenario "Res-Q is exchanged for any card that was lost" under r24 cites r24 "6.2" {
  given put "Davies" into discard_pile of one
  given put "Kromm" of two into discard_pile of two
  given hand of one: "Res-Q"
  given plays_left of one = 1
  when one plays "Res-Q"
  then "Davies" in hand of one, "Res-Q" in discard_pile of one, plays_left of one = 0
}

rule new_hands cites r24 "1.2" {
  verb renew_hand of (p: player) past renewed log "{p} has a new hand" {
    let n be size(hand of p)
    while size(hand of p) > 0 {
      let next be one of (hand of p) at random
      put next into draw_deck of p at bottom
    }
    draw_for(p, n)
  }
}

card "Masaka Transformations" event {
  property [TNG]
  plays to renew_hand of you, (renew_hand of opponent if this is for_everybody)
  plays to renew_hand of opponent, (renew_hand of you if this is for_everybody)
}

scenario "Masaka gives a new hand of as many cards, and the old one lies below" under r24 cites r24 "gl card draw" {
  given hand of two: "Davies" of two, "Lopez" of two
  given draw deck of two: "Kromm" of two, "Kurak" of two, "Konmel" version "The Next Generation" of two
  given hand of one: "Masaka Transformations"
  given plays_left of one = 1
  when one plays "Masaka Transformations"
  one chooses way 2
  then "Kromm" in hand of two, "Kurak" in hand of two, size(hand of two) = 2, "Davies" in draw_deck of two
}

card "Treaty: Federation/Romulan" event {
  property [TNG]
  traits Federation_treaty, Romulan_treaty
  plays on table
  binds Federation, Romulan
}

card "Espionage: Federation on Klingon" event {
  property [TNG]
  plays on any Klingon mission
  allows to attempt your [Fed] personnel
  when host is completed: discard this
}

scenario "Espionage serves who has played it" under r24 cites r24 "gl Espionage cards" {
  given mission of one: "Quest for the Sword"
  given away team of one on "Quest for the Sword": "Davies"
  given "Espionage: Federation on Klingon" of two on "Quest for the Sword"
  when one attempts "Quest for the Sword"
  then refused
}

card "Espionage: Romulan on Federation" event {
  property [TNG]
  traits Romulan_espionage
  plays on any Federation mission
  allows to attempt your [Rom] personnel
  when host is completed: discard this
}

card "Espionage: Romulan on Klingon" event {
  property [TNG]
  traits Romulan_espionage
  plays on any Klingon mission
  allows to attempt your [Rom] personnel
  when host is completed: discard this
}
