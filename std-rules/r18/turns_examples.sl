// Turns of 2018, and of today.

scenario "Before the exchanges at its start a turn leaves room for what is played at any time" under r18
  cites r18 "anytime-no-interrupt" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Miles O'Brien"
  given hand of one: "Ensign O'Brien"
  given hand of two: "Kevin Uxbridge" of two
  given table of one: "Red Alert!"
  given draw deck of one: "Losta"
  given whole turn of one at stage replacing
  when two plays "Kevin Uxbridge"
  then "Red Alert!" in discard_pile of one
  then decision of one offers "Ensign O'Brien"
}

scenario "Today the exchanges come first" under r24 cites r24 "6.5.1-not-between-start-end" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Miles O'Brien"
  given hand of one: "Ensign O'Brien"
  given hand of two: "Kevin Uxbridge" of two
  given table of one: "Red Alert!"
  given draw deck of one: "Losta"
  given whole turn of one at stage replacing
  then decision of one offers "Ensign O'Brien"
}

scenario "Whoever probes does so when all else is done, just before the draw" under r18 cites r18 "probe-timing" {
  given mission of two: "Salvage Borg Ship" of two
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given scouted_in_turn of "Assimilate Planet" = 1
  given draw deck of one: "Lopez", "One of Eleven", "Martin"
  given hand of one: "The Traveler: Transcendence"
  given plays_left of one = 1
  when one plays "The Traveler: Transcendence"
  one chooses one
  given turn of two
  given turn of one
  given end_turn(one)
  when one probes for "Assimilate Planet"
  then not ("Salvage Borg Ship" can be attempted by two)
}

scenario "Today he may probe first" under r24 cites r24 "8.2-when" {
  given mission of two: "Salvage Borg Ship" of two
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given scouted_in_turn of "Assimilate Planet" = 1
  given draw deck of one: "Lopez", "One of Eleven", "Martin"
  given hand of one: "The Traveler: Transcendence"
  given plays_left of one = 1
  when one plays "The Traveler: Transcendence"
  one chooses one
  given turn of two
  given turn of one
  given end_turn(one)
  one chooses "Assimilate Planet"
  when one probes for "Assimilate Planet"
  then "Salvage Borg Ship" can be attempted by two, "Lopez" in hand of one
}

scenario "What two copies do when a turn ends is done twice, one after the other" under r18 cites r18 "cum-same-time" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": another "U.S.S. Oberth"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given "Auto-Destruct Sequence" of one on "U.S.S. Oberth"
  given another "Auto-Destruct Sequence" of one on another "U.S.S. Oberth"
  given draw deck of one: "Davies", "Martin"
  given turn of one
  given end_turn(one)
  then "U.S.S. Oberth" is destroyed, another "U.S.S. Oberth" is destroyed, "I.K.S. K'Vort" is destroyed
}

scenario "Today all that is done then happens at one time, and counts once" under r24 cites r24 "gl-cum-same-time" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": another "U.S.S. Oberth"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given "Auto-Destruct Sequence" of one on "U.S.S. Oberth"
  given another "Auto-Destruct Sequence" of one on another "U.S.S. Oberth"
  given draw deck of one: "Davies", "Martin"
  given turn of one
  given end_turn(one)
  then "U.S.S. Oberth" is destroyed, another "U.S.S. Oberth" is destroyed, "I.K.S. K'Vort" is damaged, in_play("I.K.S. K'Vort")
}

scenario "What is done for a player counts once all the same" under r24, r18 cites r18 "cum-t-draws", "cum-t-player" {
  given draw deck of one: "Davies", "Martin", "Lopez", "Barron"
  given hand of one: "The Traveler: Transcendence", another "The Traveler: Transcendence"
  given plays_left of one = 2
  when one plays "The Traveler: Transcendence"
  one chooses one
  when one plays another "The Traveler: Transcendence"
  one chooses one
  given turn of two
  given turn of one
  given end_turn(one)
  then size(draw_deck of one) = 2
}
