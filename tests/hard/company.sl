// Who keeps company with whom, where that rests on what their cards say and on who is under arrest for it.

set hard "Hard cases" released 2026

card "Upright" personnel {
  Federation
  VIP, Honor
  9 / 7 / 4
  icons [Cmd]
  species human
  does not work with whoever has Treachery
}
card "False Friend" personnel {
  Federation
  CIVILIAN, Treachery
  3 / 8 / 5
  icons [Stf]
  species human
}
card "Go-Between" personnel {
  Federation
  VIP, Diplomacy
  8 / 8 / 4
  icons [Cmd]
  species human
  binds Federation, Klingon
}

scenario "Who is arrested for what he is stays arrested, though it counts for nothing then" under r24
  cites r24 "g-does-not-work-with-inadvertent", "10.2.10" {
  given mission of one: "Harbour"
  given outpost of one at "Harbour": "Neutral Outpost"
  given crew of one on "Neutral Outpost": "Upright", "Mate"
  given away team of one on "Harbour": "False Friend"
  given relocate "False Friend" to interior of "Neutral Outpost"
  one chooses "Upright"
  then "False Friend" is arrested, skill_level(Treachery, "False Friend") = 0, "Upright" is not arrested, "Mate" is not arrested
  given kill "Upright"
  then "False Friend" is not arrested
}

scenario "Whoever becomes a traitor beside him is one whom he cannot work with" under r24
  cites r24 "g-does-not-work-with-inadvertent" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Lantern"
  given crew of one on "Lantern": "Upright", "Skipper", "Mate", "Surgeon"
  given "Mate": gains Treachery until end of turn
  given stop "Surgeon"
  then decision of one offers exactly "Upright", "Mate"
  one chooses "Upright"
  then "Mate" is arrested, "Upright" is not arrested, "Skipper" is not arrested
}

scenario "Who lets two sides mix lets them mix from under arrest" under r24 cites r24 "gl compatible", "10.2.10" {
  given mission of one: "Shoals"
  given ship of one at "Shoals": "Longship"
  given crew of one on "Longship": "Corsair Captain", "Bruiser", "Mate"
  then "Mate" is arrested
  given crew of one on "Longship": "Go-Between"
  then "Mate" is not arrested, "Go-Between" is not arrested
}

card "Handbell" equipment { once each turn, you may stop one personnel present with your Klingon or Romulan personnel }

scenario "Present with one of two sorts is present with him, wherever that is" under r24 cites r24 "12.4" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Botanical Research"
  given away team of one on "Cloaked Mission": "Handbell"
  given away team of one on "Botanical Research": "Kurak"
  given away team of two on "Botanical Research": "Davies" of two
  given turn of one
  when one uses "Handbell" on "Davies" of two
  then "Davies" of two is stopped
}

// Of whose being there a text may make something.
card "Chandler" personnel universal { Non-Aligned; CIVILIAN, Archaeology; 4 / 4 / 4 }
card "Head Count" event { plays on table; your ship: SHIELDS +1 for each your Archaeology personnel in play }
card "Muster" event { plays on table; while some your Archaeology personnel in play, your ship: RANGE +1 }
card "Sick Call" event { plays on table; your ship: WEAPONS +1 for each disabled personnel in play where it is your }
card "Ransom Note" event { plays on table; your ship: WEAPONS +1 for each personnel captive_of you }

scenario "Who is disabled counts for nobody's text, but for one that speaks of the disabled" under r24 cites r24 "10.2.3", "7.7-disabled" {
  given mission of one: "Harbour"
  given ship of one at "Harbour": "Lantern"
  given crew of one on "Lantern": "Chandler", another "Chandler"
  given table of one: "Head Count", "Muster", "Sick Call"
  then SHIELDS of "Lantern" = 8, RANGE of "Lantern" = 9, WEAPONS of "Lantern" = 5
  given disable "Chandler"
  then SHIELDS of "Lantern" = 7, RANGE of "Lantern" = 9, WEAPONS of "Lantern" = 6
  given put_in_stasis another "Chandler"
  then SHIELDS of "Lantern" = 6, RANGE of "Lantern" = 8, WEAPONS of "Lantern" = 6
}
scenario "A captive counts for what speaks of captives" under r24 cites r24 "7.7-disabled" {
  given mission of one: "Harbour"
  given ship of one at "Harbour": "Lantern"
  given away team of one on "Harbour": "Turnkey"
  given away team of two on "Harbour": "Chandler" of two
  given table of one: "Ransom Note"
  given table of two: "Muster" of two
  given ship of two at "Harbour": "Longship" of two
  given turn of one
  when one uses "Turnkey" on "Chandler"
  then WEAPONS of "Lantern" = 6, RANGE of "Longship" = 8
}
