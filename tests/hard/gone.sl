// What has left play: questions of place are answered by where it was, until it comes back.

set hard "Hard cases" released 2026

card "Shockwave" event {
  plays on table
  when your personnel is killed: stop each personnel present with that personnel
  when your ship is destroyed: stop each personnel at location of that ship
  when your personnel is returned_to_hand: draw 1 for each ship at location of that personnel
}

card "Mourner" personnel {
  Non-Aligned
  CIVILIAN
  5 / 5 / 5
  when this is killed: stop each personnel present
}

card "Last Word" interrupt {
  plays just after your personnel is killed: stop one personnel present with that personnel
}

card "Empty Bunk" event {
  plays on table
  when your personnel is killed: draw 1 if that personnel aboard your ship
}

scenario "Who dies takes along those who were with him" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given mission of one: "Shoals"
  given away team of one on "Harbour": "Skipper", "Mate"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Minstrel"
  given table of one: "Shockwave"
  given kill "Skipper"
  then "Mate" is stopped, "Minstrel" is not stopped, "Skipper" in discard_pile of one
}

scenario "So does a ship" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given mission of one: "Shoals"
  given ship of one at "Harbour": "Lantern"
  given crew of one on "Lantern": "Minstrel"
  given away team of one on "Harbour": "Skipper"
  given ship of one at "Shoals": "Dinghy"
  given crew of one on "Dinghy": "Mate"
  given table of one: "Shockwave"
  given destroy "Lantern"
  then "Skipper" is stopped, "Mate" is not stopped
}

scenario "And this one's own text, when he dies" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mourner", "Mate"
  given kill "Mourner"
  then "Mate" is stopped
}

scenario "Where he was is asked as long as what happened is just" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper", "Mate"
  given hand of one: "Last Word"
  given turn of one
  given kill "Skipper"
  when one plays "Last Word"
  then "Mate" is stopped
}

scenario "Aboard is where he was, too" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given ship of one at "Harbour": "Lantern"
  given crew of one on "Lantern": "Skipper"
  given away team of one on "Harbour": "Mate"
  given table of one: "Empty Bunk"
  given draw deck of one: "Signal Fire", another "Signal Fire"
  given kill "Mate"
  then size(hand of one) = 0
  given kill "Skipper"
  then size(hand of one) = 1
}

scenario "Nobody who looks there finds him, and who comes back has been nowhere else" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given mission of one: "Shoals"
  given ship of one at "Harbour": "Lantern"
  given crew of one on "Lantern": "Skipper", "Mate"
  given return_to_hand "Skipper"
  then location of "Skipper" = "Harbour", "Skipper" is not in play, not ("Skipper" in interior of "Lantern")
  then number of (c: personnel where host of c = "Lantern") = 1
  given away team of one on "Shoals": "Skipper"
  then location of "Skipper" = "Shoals", host of "Skipper" = "Shoals"
}

scenario "A ship that comes back is another ship: who died on it was not aboard this one" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given mission of one: "Shoals"
  given ship of one at "Harbour": "Lantern"
  given crew of one on "Lantern": "Skipper"
  given destroy "Lantern"
  then location of "Skipper" = "Harbour"
  given ship of one at "Shoals": "Lantern"
  then host of "Skipper" is nothing
}

// What a text has taken out of play itself it goes on to call by its name.

card "Falling Wall" dilemma planet { kill one personnel in team with highest STRENGTH then stop each personnel present with that personnel }
card "False Death" interrupt { plays to kill one OFFICER personnel in play, return_to_hand that personnel }
card "Witness" interrupt { plays to kill one OFFICER personnel in play then stop one personnel present with that personnel }
card "Fair Price" interrupt { plays to discard one event in play then controller of that event draws 1 }
card "Last Flash" event { plays on mission; at end of each turn: discard this, stop each personnel here }

scenario "Whom a dilemma kills it still speaks of" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mate", "Minstrel"
  given seeds of two under "Harbour": "Falling Wall"
  when one attempts "Harbour"
  then "Mate" is killed, "Minstrel" is stopped
}
scenario "And whoever is played for it" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper", "Mate"
  given hand of one: "Witness", "False Death"
  given turn of one
  when one plays "False Death"
  then "Skipper" in hand of one, "Mate" is not stopped
  given away team of one on "Harbour": "Skipper"
  when one plays "Witness"
  then "Skipper" in discard_pile of one, "Mate" is stopped
}
scenario "Who controlled a card draws for it" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given table of two: "Signal Fire" of two
  given hand of one: "Fair Price"
  given draw deck of two: "Last Word" of two
  given turn of one
  when one plays "Fair Price"
  then size(hand of two) = 1
}
scenario "A card that discards itself was somewhere" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Skipper"
  given "Last Flash" of one on "Harbour"
  given announce turn_ends(one)
  then "Skipper" is stopped, "Last Flash" in discard_pile of one
}

// Where a card lay is asked as it was, too.

card "Careful Reader" event { plays on table; when card in hand of you is discarded: draw 1 }

scenario "What is discarded from hand was in hand" under r24 cites r24 "12.4" {
  given mission of one: "Harbour"
  given table of one: "Careful Reader", "Signal Fire"
  given hand of one: "Last Word"
  given draw deck of one: "Witness", "Fair Price"
  given discard "Last Word"
  then "Witness" in hand of one
  given discard "Signal Fire"
  then size(hand of one) = 1
}

// Nobody controls what lies in a hand or a pile: where a happening names no place, what leaves play was there.

card "Loud Grief" event { plays on table; when your personnel is discarded: score 5 from this }
card "Loud Joy" event { plays on table; when opponent's personnel is discarded: score 5 from this }
card "Iron Grip" event { plays on table; your personnel cannot be discarded }
card "Book of Losses" event { plays on table; at end of each turn: score number of times personnel was discarded this turn from this }
card "Late Grief" event { plays on table; if your personnel is just discarded, once each turn: you may draw 1 }
card "Plain Grief" event { plays on table; when your personnel in play is discarded: score 7 from this }
card "Wide Grief" event { plays on table; when your personnel anywhere is discarded: score 9 from this }
card "Ghost Story" event { plays on table; when any interrupt is nullified: score 1 from this }

scenario "A personnel discarded from hand is nobody's, and one in play is" under r24 cites r24 "12.3" {
  given mission of one: "Harbour"
  given table of one: "Loud Grief", "Loud Joy", "Book of Losses"
  given away team of one on "Harbour": "Skipper"
  given away team of two on "Harbour": "Mate" of two
  given hand of one: "Witness"
  given hand of two: "Grim" of two
  given turn of one
  given discard "Witness"
  given discard "Grim"
  then points of one = 0
  given discard "Skipper"
  then points of one = 5
  given discard "Mate"
  then points of one = 10
  given announce turn_ends(one)
  then points of one = 12
}
scenario "Nor has one just been discarded that was in hand, though he came back there from play" under r24 cites r24 "12.3" {
  given mission of one: "Harbour"
  given table of one: "Late Grief"
  given draw deck of one: "Fair Price"
  given away team of one on "Harbour": "Skipper", "Mate"
  given turn of one
  given return_to_hand "Skipper"
  given discard "Skipper"
  when one uses "Late Grief"
  then refused
  given discard "Mate"
  when one uses "Late Grief"
  then "Fair Price" in hand of one
}
scenario "Said in so many words it is the same, and anywhere is anywhere" under r24 cites r24 "12.3" {
  given mission of one: "Harbour"
  given table of one: "Plain Grief"
  given table of two: "Wide Grief" of two
  given hand of one: "Witness"
  given hand of two: "Mate" of two
  given discard "Witness"
  given discard "Mate"
  then points of one = 0, points of two = 9
}
scenario "What cannot be discarded is what is in play" under r24 cites r24 "12.3" {
  given mission of one: "Harbour"
  given table of one: "Iron Grip"
  given away team of one on "Harbour": "Skipper"
  given hand of one: "Mate"
  given discard "Mate"
  given discard "Skipper"
  then "Mate" in discard_pile of one, "Skipper" in surface of "Harbour"
}
scenario "What is just being played is spoken of, too" under r24 cites r24 "12.3" {
  given table of one: "Ghost Story"
  given put "Last Word" into pending
  given nullify "Last Word"
  then points of one = 1
}

// Whoever is killed is discarded: who cannot be discarded is not killed.

card "Undertaker" event { plays on table; when your personnel is killed: score 5 from this }
card "Cliff" dilemma planet { kill one personnel in team at random }
card "Spike" interrupt { plays to nullify one event in play where it is opponent's }
card "Bolts" event { plays on table; your events cannot be discarded }
card "Wrecker" interrupt { plays to destroy one opponent's ship in play }
card "Mooring" event { plays on table; your ships cannot be discarded }

scenario "Either he dies or he is not killed" under r24 cites r24 "10.2.2" {
  given mission of one: "Harbour"
  given seeds of two under "Harbour": "Cliff"
  given table of one: "Iron Grip", "Undertaker"
  given away team of one on "Harbour": "Skipper"
  when one attempts "Harbour"
  then "Skipper" in surface of "Harbour", "Skipper" is not killed, points of one = 30, not ("Skipper" can be killed)
}
scenario "What would take away what stays is not played, and is done to nobody" under r24 cites r24 "7.2.2-basic-nullify" {
  given mission of one: "Harbour"
  given ship of one at "Harbour": "Lantern"
  given table of one: "Bolts", "Mooring"
  given hand of two: "Spike" of two, "Wrecker" of two
  given turn of two
  when two plays "Spike"
  then refused
  when two plays "Wrecker"
  then refused
  given destroy "Lantern"
  then "Lantern" is not destroyed, "Lantern" in orbit of "Harbour"
}
scenario "With the ship goes whoever cannot be discarded, and nobody is told of a death" under r24 cites r24 "6.4", "10.2.2" {
  given mission of one: "Harbour"
  given ship of one at "Harbour": "Lantern"
  given crew of one on "Lantern": "Skipper"
  given table of one: "Iron Grip", "Undertaker"
  given destroy "Lantern"
  then "Lantern" in discard_pile of one, "Skipper" in discard_pile of one, points of one = 0
}

// What happened to somebody while he was in play is still known of him when he lies elsewhere; what comes back has no past.
card "Late Honours" event { plays to return_to_hand one personnel in discard_pile of you where it was killed this turn }

scenario "Who was killed this turn is found in the pile, and no other" under r24 cites r24 "12.2" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mate"
  given put "Bruiser" into discard_pile of one
  given hand of one: "Late Honours"
  given turn of one
  given kill "Mate"
  given plays_left of one = 1
  when one plays "Late Honours"
  then "Mate" in hand of one, "Bruiser" in discard_pile of one
}
scenario "In the next turn it is too late" under r24 cites r24 "12.2" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mate"
  given hand of one: "Late Honours"
  given turn of one
  given kill "Mate"
  given next_turn one
  given plays_left of one = 1
  when one plays "Late Honours"
  then refused
}
