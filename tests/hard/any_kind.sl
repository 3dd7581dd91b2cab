// Texts that any card may have: they do on one kind of card what they do on another.

set hard "Hard cases" released 2026

card "Sea Fret" event { plays on mission; nullify with Navigation; nullified by "Clear Sky" }
card "Clear Sky" interrupt { plays to draw 1 }

scenario "What a crew is asked for to nullify an event they have with them" under r24 cites r24 "7.2.2.4-definition", "7.10-cure-allowed" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Mate"
  given hand of two: "Sea Fret" of two
  given turn of two
  when two plays "Sea Fret" on "Harbour"
  then "Sea Fret" in attached of "Harbour"
  given ship of one at "Harbour": "Lantern"
  given crew of one on "Lantern": "Skipper"
  when one beams "Skipper" from "Lantern" to "Harbour"
  then "Sea Fret" is nullified
}
scenario "An event is nullified by the interrupt that it names, in play" under r24 cites r24 "7.2.2-basic-nullify" {
  given mission of one: "Harbour"
  given "Sea Fret" of two on "Harbour"
  given hand of one: "Clear Sky"
  given turn of one
  when one nullifies "Sea Fret" with "Clear Sky"
  then "Sea Fret" in discard_pile of two, "Clear Sky" in discard_pile of one
}
scenario "An event is nullified by the interrupt that it names, as it is played" under r24 cites r24 "gl-response-valid" {
  given mission of one: "Harbour"
  given hand of two: "Sea Fret" of two
  given hand of one: "Clear Sky"
  given turn of two
  when two plays "Sea Fret" on "Harbour"
  when one nullifies "Sea Fret" with "Clear Sky"
  then "Sea Fret" in discard_pile of two, size(attached of "Harbour") = 0
}

card "Shy Cousin" personnel { Federation; SCIENCE; 5 / 5 / 5; plays only if 2 your ships in play }
card "Fisher" personnel universal { Federation; SCIENCE; 5 / 5 / 5; plays once each turn }
card "Postman" personnel { Federation; SCIENCE; 5 / 5 / 5; when played: draw 1 }
card "Mail Boat" ship { Federation; 6 / 6 / 6; staffing [Stf]; when played: draw 1 }

scenario "Who comes only if something is so is not there before it is" under r24 cites r24 "6.2" {
  given mission of one: "Harbour"
  given outpost of one at "Harbour": "Federation Outpost"
  given ship of one at "Harbour": "Lantern"
  given hand of one: "Shy Cousin"
  given turn of one
  when one reports "Shy Cousin"
  then refused
  given ship of one at "Harbour": "Dinghy"
  when one reports "Shy Cousin"
  then "Shy Cousin" in interior of "Federation Outpost"
}
scenario "Who comes once each turn does, in whatever copy" under r24 cites r24 "12.8" {
  given mission of one: "Harbour"
  given outpost of one at "Harbour": "Federation Outpost"
  given hand of one: "Fisher", another "Fisher"
  given turn of one
  given plays_left of one = 2
  when one reports "Fisher"
  when one reports another "Fisher"
  then refused
}
scenario "Who does something when he is played does it when he reports, and so does a ship" under r24 cites r24 "6.2" {
  given mission of one: "Harbour"
  given outpost of one at "Harbour": "Federation Outpost"
  given hand of one: "Postman", "Mail Boat"
  given draw deck of one: "Mate", "Bruiser"
  given turn of one
  given plays_left of one = 2
  when one reports "Postman"
  then "Mate" in hand of one, "Bruiser" in draw_deck of one
  when one reports "Mail Boat"
  then "Bruiser" in hand of one
}

card "Ferry" ship { Federation; 6 / 6 / 6; staffing [Stf]; report aboard this: your SECURITY personnel }
card "Packet Boat" ship { Federation; 6 / 6 / 6; staffing [Stf]; report where present for free: your SECURITY personnel }
card "Muster Roll" event { plays on your ship; report where present: your SECURITY personnel }
card "Camp Fire" incident { plays on planet mission; report aboard host: your SECURITY personnel }

scenario "People report aboard a ship that says so" under r24 cites r24 "6.3" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Ferry"
  given hand of one: "Mate", "Surgeon"
  given turn of one
  when one reports "Surgeon"
  then refused
  when one reports "Mate" to "Ferry"
  then "Mate" in interior of "Ferry"
}
scenario "Where a ship is present they come aboard it, for free if it says so" under r24 cites r24 "6.3", "6.1.1" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Packet Boat"
  given hand of one: "Mate"
  given turn of one
  given plays_left of one = 0
  when one reports "Mate" for free to "Packet Boat"
  then "Mate" in interior of "Packet Boat"
}
scenario "Where a card on a ship is present they come aboard that ship" under r24 cites r24 "6.3" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given "Muster Roll" on "Lantern"
  given hand of one: "Mate"
  given turn of one
  when one reports "Mate" to "Lantern"
  then "Mate" in interior of "Lantern"
}
scenario "A card on a planet lets people report there" under r24 cites r24 "6.3" {
  given mission of one: "Harbour"
  given "Camp Fire" on "Harbour"
  given hand of one: "Mate"
  given turn of one
  when one reports "Mate" to "Harbour"
  then "Mate" in surface of "Harbour"
}

card "Sea Chest" equipment { may download from hand to your ship; your personnel present: CUNNING +1 }
card "Free Port" outpost universal { Federation; 30; for free; build where your SECURITY personnel }
card "Late Port" outpost universal { Federation; 30; plays only if 2 your ships in play; build where your SECURITY personnel }

scenario "Equipment comes from hand of itself, also when somebody has come by download" under r24 cites r24 "6.5.4-limit-non-personnel" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given hand of one: "Sea Chest"
  given personnel_fetched of one = yes
  given turn of one
  when one suspends play for "Sea Chest" to "Lantern"
  then "Sea Chest" in interior of "Lantern"
}
scenario "An outpost that is free costs no play" under r24 cites r24 "6.1.1", "gl facility" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Mate"
  given hand of one: "Free Port"
  given turn of one
  given plays_left of one = 0
  when one builds "Free Port" at "Shoals"
  then "Free Port" in orbit of "Shoals"
}
scenario "An outpost that is built only if something is so is not built before it is" under r24 cites r24 "6.2" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Mate"
  given hand of one: "Late Port"
  given turn of one
  when one builds "Late Port" at "Shoals"
  then refused
  given ship of one at "Shoals": "Dinghy"
  when one builds "Late Port" at "Shoals"
  then "Late Port" in orbit of "Shoals"
}

card "Dead Reckoning" event {
  plays on table
  may not be nullified
  nullified by "Clear Sky"
}
scenario "What a card names itself nullifies it, though nothing else may" under r24 cites r24 "1.2-specific-over-general" {
  given table of one: "Dead Reckoning"
  given hand of two: "Clear Sky" of two
  given turn of two
  when two nullifies "Dead Reckoning" with "Clear Sky" of two
  then "Dead Reckoning" is nullified
}

// Who nullifies something where he is present does so at its encounter, and where it lies in play, whatever it is.
card "Old Salt" personnel { Federation; OFFICER; 5 / 5 / 5; nullifies where present "Sea Fret", "Scurvy" }
card "Scurvy" dilemma space { place this on attempting_ship; cure with Exobiology x9 }

scenario "He comes to where an event lies" under r24 cites r24 "7.2.2-basic-nullify" {
  given mission of one: "Harbour"
  given "Sea Fret" of two on "Harbour"
  given ship of one at "Harbour": "Lantern"
  given crew of one on "Lantern": "Old Salt"
  then in_play("Sea Fret")
  when one beams "Old Salt" from "Lantern" to "Harbour"
  then "Sea Fret" is nullified, "Sea Fret" in discard_pile of two
}
scenario "It is played where he is" under r24 cites r24 "7.2.2-basic-nullify" {
  given mission of one: "Harbour"
  given away team of one on "Harbour": "Old Salt"
  given hand of two: "Sea Fret" of two
  given turn of two
  when two plays "Sea Fret" on "Harbour"
  then "Sea Fret" is nullified
}
scenario "He boards a ship on which a dilemma lies, and not while he is of no use" under r24 cites r24 "7.2.2-basic-nullify" {
  given mission of one: "Harbour"
  given ship of one at "Harbour": "Lantern"
  given "Scurvy" of two on "Lantern"
  given away team of one on "Harbour": "Old Salt"
  given disable "Old Salt"
  given relocate "Old Salt" to interior of "Lantern"
  then "Scurvy" is not nullified
  given enable "Old Salt"
  then "Scurvy" is nullified
}

// What cannot be played somewhere is not seeded there, either.
card "Sacred Ground" mission planet {
  Federation; span 2; points 30; requires OFFICER; incident cannot be played on this; outpost cannot be played on this
}
card "Picnic" incident { seeds or plays on mission }
scenario "A place that lets no incident be played on it has none seeded on it" under r24 cites r24 "4.4" {
  given mission of one: "Sacred Ground"
  given mission of one: "Harbour"
  given seed deck of one: "Picnic", "Free Port"
  when one seeds "Picnic" on "Sacred Ground"
  then refused
  when one seeds "Free Port" at "Sacred Ground"
  then refused
  when one seeds "Picnic" on "Harbour"
  then "Picnic" in attached of "Harbour"
}

// A card may hold out as long as something is so.
card "Strong Wall" event { plays on mission; may not be nullified if some SECURITY personnel present }
scenario "Guarded it is not nullified" under r24 cites r24 "7.2.2-basic-nullify" {
  given mission of one: "Harbour"
  given "Strong Wall" of one on "Harbour"
  given away team of one on "Harbour": "Mate"
  then not ("Strong Wall" can be nullified)
  given kill "Mate"
  then "Strong Wall" can be nullified
}

card "Doctor's Bag" equipment { may report aboard your ship; each your personnel present: CUNNING +1 }
scenario "Equipment reports aboard a ship if it says so" under r24 cites r24 "6.3" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given hand of one: "Doctor's Bag"
  given turn of one
  when one reports "Doctor's Bag" to "Lantern"
  then "Doctor's Bag" in interior of "Lantern"
}
