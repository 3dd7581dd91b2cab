// Why somebody cannot be moved, as a player is told.

scenario "Who is stopped does not beam, though others do" under r24 cites r24 "10.2.1" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given away team of one on "Cloaked Mission": "Kromm", "Kurak"
  given stop "Kurak"
  when one beams "Kurak" from "Cloaked Mission" to "I.K.S. K'Vort"
  then refused because r24 "10.2.1"
  when one beams "Kromm", "Kurak" from "Cloaked Mission" to "I.K.S. K'Vort"
  then refused because r24 "10.2.1"
  when one beams "Kromm" from "Cloaked Mission" to "I.K.S. K'Vort"
  then "Kromm" in interior of "I.K.S. K'Vort"
}

scenario "Of several whom something keeps, each has his own reason" under r24 cites r24 "10.2.1", "10.2.4", "10.2.7" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given away team of one on "Cloaked Mission": "Kromm", "Kurak", "Vekor"
  given stop "Kromm"
  given put_in_stasis "Kurak"
  given quarantine "Vekor"
  when one beams "Kromm" from "Cloaked Mission" to "I.K.S. K'Vort"
  then refused because r24 "10.2.1"
  when one beams "Kurak" from "Cloaked Mission" to "I.K.S. K'Vort"
  then refused because r24 "10.2.4"
  when one beams "Vekor" from "Cloaked Mission" to "I.K.S. K'Vort"
  then refused because r24 "10.2.7"
}

scenario "Nobody beams aboard where he would be arrested" under r24, r18 cites r24 "10.2.10-no-voluntary" cites r18 "beam-no-house-arrest",
  "house-situation" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given away team of one on "Cloaked Mission": "Kromm", "Davies"
  when one beams "Davies" from "Cloaked Mission" to "I.K.S. K'Vort"
  then refused because r24 "10.2.10-no-voluntary"
  when one beams "Kromm" from "Cloaked Mission" to "I.K.S. K'Vort"
  then "Kromm" in interior of "I.K.S. K'Vort"
}

scenario "Those who may not mix do not beam aboard together" under r24, r18 cites r24 "10.2.10-no-voluntary"
  cites r18 "beam-no-house-arrest", "house-situation" {
  given mission of one: "Cloaked Mission"
  given ship of two at "Cloaked Mission": "U.S.S. Oberth" of two
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given away team of one on "Cloaked Mission": "Kromm", "Davies"
  given "U.S.S. Oberth": SHIELDS = 0 until end of turn
  when one beams "Kromm", "Davies" from "Cloaked Mission" to "U.S.S. Oberth"
  then refused because r24 "10.2.10-no-voluntary"
}

scenario "On foot nobody comes aboard where he would be arrested" under r24, r18 cites r24 "10.2.10-no-voluntary", "10.2.1"
  cites r18 "beam-no-house-arrest", "house-situation" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given ship of one docked at "Klingon Outpost": "I.K.S. K'Vort"
  given crew of one on "Klingon Outpost": "Kromm", "Davies", "Vekor"
  given stop "Vekor"
  when one walks "Davies" from "Klingon Outpost" to "I.K.S. K'Vort"
  then refused because r24 "10.2.10-no-voluntary"
  when one walks "Vekor" from "Klingon Outpost" to "I.K.S. K'Vort"
  then refused because r24 "10.2.1"
}
