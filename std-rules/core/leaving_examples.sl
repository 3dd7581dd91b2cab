// Leaving play.

scenario "A ship that returns to hand takes everything along, each card to its owner" under r24, r18 cites r24 "6.4-attached-leave",
  "g-in-play-attached", "6.4-to-owner" cites r18 "leave-attached", "leave-attached-stp", "leave-discard-owner" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez", "Federation PADD"
  given "Cytherians" of two on "U.S.S. Oberth"
  given return_to_hand "U.S.S. Oberth"
  then "U.S.S. Oberth" in hand of one, "Lopez" in hand of one, "Federation PADD" in hand of one, "Cytherians" in hand of two
}

scenario "Ships at a station that goes are not aboard it" under r24, r18 cites r24 "6.4-attached-leave" cites r18 "dock-survive",
  "leave-attached" {
  given mission of one: "Amnesty Talks"
  given outpost of one at "Amnesty Talks": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given crew of one on "Federation Outpost": "Lopez"
  given destroy "Federation Outpost"
  then "U.S.S. Oberth" in orbit of "Amnesty Talks", "Lopez" in discard_pile of one, "Federation Outpost" in discard_pile of one
}

scenario "A dilemma that is discarded is out of play" under r24, r18 cites r24 "6.4-dilemma-oop", "6.4-oop-pile"
  cites r18 "dilemma-out-of-play" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given "Nitrium Metal Parasites" of two on "U.S.S. Oberth"
  given discard "Nitrium Metal Parasites"
  then "Nitrium Metal Parasites" in out_of_play of two
}

scenario "Who comes back is a new copy: on his feet, and free of what was on him" under r24 cites r24 "g-in-play-cancel",
  "g-in-play-new-copy", "g-in-play-leave-hand", "g-discard-pile-effects-end" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Kurak"
  given "Frame of Mind" of two on "Kromm"
  given stop "Kromm"
  given "Kromm": STRENGTH +1 until end of turn
  then STRENGTH of "Kromm" = 4
  given return_to_hand "Kromm"
  then "Frame of Mind" in hand of two
  given away team of one on "Cloaked Mission": "Kromm"
  then "Kromm" is not stopped, STRENGTH of "Kromm" = 8
  given stop "Kromm"
  given discard "Kromm"
  then "Kromm" in discard_pile of one
  given away team of one on "Cloaked Mission": "Kromm"
  then "Kromm" is not stopped
}

scenario "A ship that comes back has all its RANGE" under r24 cites r24 "g-in-play-new-copy" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given range_used of "U.S.S. Oberth" = 5
  given return_to_hand "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  then range_used of "U.S.S. Oberth" = 0
}

scenario "What brought points is kept with them" under r24, r18 cites r24 "6.4-bonus-area", "gl-bonus-area", "g-discarding-default-pile"
  cites r18 "bonus-area", "bonus-area-status" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Microvirus"
  given away team of one on "Cloaked Mission": "Kitrik" version "The Next Generation", "Atul"
  when one attempts "Cloaked Mission"
  then points of one = 5, "Microvirus" in point_area of one, size(out_of_play of two) = 0
}

scenario "What a dead team carried stays there, and is nobody else's to take" under r24 cites r24 "gl-equip-left", "g-equipment-survives" {
  given mission of one: "Cloaked Mission"
  given ship of two at "Cloaked Mission": "I.K.S. K'Vort" of two
  given away team of one on "Cloaked Mission": "Kromm", "Klingon Disruptor"
  given away team of two on "Cloaked Mission": "Konmel" version "The Next Generation" of two
  given kill "Kromm"
  then "Klingon Disruptor" in surface of "Cloaked Mission", STRENGTH of "Konmel" = 8
  given turn of two
  when two beams "Klingon Disruptor" from "Cloaked Mission" to "I.K.S. K'Vort"
  then refused
  when two beams "Konmel" from "Cloaked Mission" to "I.K.S. K'Vort"
  then "Klingon Disruptor" in surface of "Cloaked Mission"
}

scenario "The owner of a destroyed ship says in which order it and its crew lie in the pile" under r24
  cites r24 "g-discarding-multi", "gl-discard-multiple" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given crew of one on "I.K.S. K'Vort": "Kromm", "Kurak", "Klingon Disruptor"
  given crew of two on "I.K.S. K'Vort": "Davies" of two
  given discard "Losta"
  given destroy "I.K.S. K'Vort"
  then decision of one offers exactly "I.K.S. K'Vort", "Kromm", "Kurak", "Klingon Disruptor"
  when one lays "I.K.S. K'Vort" next
  when one lays "Kurak" next
  then decision of one offers exactly "Kromm", "Klingon Disruptor"
  when one lays "Klingon Disruptor" next
  then bottom(discard_pile of one) = "Losta", "I.K.S. K'Vort" in bottom_of(2, discard_pile of one)
  then "Kurak" in bottom_of(3, discard_pile of one), top(discard_pile of one) = "Kromm"
  then "Davies" in discard_pile of two
}

scenario "What is the same twice needs no order" under r24 cites r24 "g-discarding-multi" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Davies", another "Davies"
  given crew of two on "Federation Outpost": "Davies" of two, "Lopez" of two
  given destroy "Federation Outpost"
  then decision of one offers "Davies"
  when one lays "Federation Outpost" next
  then decision of two offers exactly "Davies" of two, "Lopez"
}

scenario "Points from a card's own box are bonus points, and those of a mission are none" under r24, r18 cites r24 "6.4-bonus-box"
  cites r18 "bonus-box" {
  given mission of one: "Cloaked Mission"
  given hand of one: "Cowboy Diplomacy"
  given one scores 5 from "Cowboy Diplomacy"
  then points of one = 5, bonus_points of one = 5
  given one scores 30 from "Cloaked Mission"
  then points of one = 35, bonus_points of one = 5
}

scenario "With a ship goes down what it carries" under r24 cites r24 "gl-carried" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Galaxy"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given put "U.S.S. Oberth" into interior of "U.S.S. Galaxy"
  given crew of one on "U.S.S. Oberth": "Davies"
  given destroy "U.S.S. Galaxy"
  then "U.S.S. Oberth" is destroyed, "Davies" is killed, "U.S.S. Oberth" in discard_pile of one
}
