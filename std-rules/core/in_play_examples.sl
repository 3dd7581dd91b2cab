// What is in play, and what is not.

scenario "What was played and stays is in play, what was used up never was" under r24 cites r24 "g-in-play-def", "g-in-play-way-played" {
  given mission of one: "Botanical Research"
  given hand of one: "Life-form Scan", "Atmospheric Ionization"
  given hand of two: "Losta" of two
  given plays_left of one = 1
  when one plays "Atmospheric Ionization" on "Botanical Research"
  then "Atmospheric Ionization" is in_play
  when one plays "Life-form Scan"
  then "Life-form Scan" is not in_play
}

scenario "A dilemma is in play when it has been met and stays, not while it lies hidden" under r24 cites r24 "g-in-play-way-seeded",
  "g-in-play-way-encountered", "g-dilemma-place-on" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Nitrium Metal Parasites"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation"
  then "Nitrium Metal Parasites" is not in_play
  when one attempts "Amnesty Talks"
  then "Nitrium Metal Parasites" is in_play
}

scenario "What is discarded, out of play, or back in hand is not in play" under r24 cites r24 "g-in-play-leave", "g-in-play-leave-hand" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation", "Lopez", "Martin"
  given discard "Data" version "The Next Generation"
  given place_out_of_play "Lopez"
  given return_to_hand "Martin"
  then "Data" is not in_play, "Lopez" is not in_play, "Martin" is not in_play, "U.S.S. Oberth" is in_play
}

scenario "Friendly fire that is met begins no countdown" under r24 cites r24 "g-friendly-fire-met", "g-dilemma-place-on" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Friendly Fire"
  given away team of one on "Cloaked Mission": "Kahless" version "The Next Generation", "Korris" version "The Next Generation",
    "Captain Worf"
  when one attempts "Cloaked Mission"
  then "Friendly Fire" in out_of_play of two, one solves "Cloaked Mission"
}
