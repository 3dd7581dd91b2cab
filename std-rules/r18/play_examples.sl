// In play and out of it, in 2018 and today.

scenario "A second copy that got there is gone" under r18 cites r18 "unique-def", "persona-one-version" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Miles O'Brien"
  given away team of one on "Botanical Research": "Ensign O'Brien"
  then "Ensign O'Brien" in discard_pile of one, "Miles O'Brien" in surface of "Botanical Research"
}

scenario "Today it stays" under r24 cites r24 "6.2-unique-no-second" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Miles O'Brien"
  given away team of one on "Botanical Research": "Ensign O'Brien"
  then in_play("Ensign O'Brien"), in_play("Miles O'Brien")
}

scenario "Of an enigma, too, a second copy that got there is gone" under r18 cites r18 "enigma-def" {
  given mission of one: "Deliver Message"
  given away team of one on "Deliver Message": "Fontaine"
  given away team of one on "Deliver Message": another "Fontaine"
  then another "Fontaine" in discard_pile of one, "Fontaine" in surface of "Deliver Message"
}

scenario "Today a second enigma stays, too" under r24 cites r24 "6.2-enigma" {
  given mission of one: "Deliver Message"
  given away team of one on "Deliver Message": "Fontaine"
  given away team of one on "Deliver Message": another "Fontaine"
  given hand of one: third "Fontaine"
  then in_play(another "Fontaine"), in_play("Fontaine"), not (third "Fontaine" is may_enter)
}

scenario "What has been announced is in play before anybody answers" under r18 cites r18 "enter-announce" {
  given hand of one: "Surprise Party"
  given hand of two: "Kevin Uxbridge" of two
  given plays_left of one = 1
  when one plays "Surprise Party"
  then decision of two offers "respond with Kevin Uxbridge"
  then in_play("Surprise Party")
}

scenario "Today it is not yet" under r24 cites r24 "6.2-immediate-effects" {
  given hand of one: "Surprise Party"
  given hand of two: "Kevin Uxbridge" of two
  given plays_left of one = 1
  when one plays "Surprise Party"
  then decision of two offers "respond with Kevin Uxbridge"
  then not in_play("Surprise Party")
}

scenario "What has brought points is laid with them" under r18 cites r18 "bonus-area", "bonus-area-status" {
  given table of one: "Cowboy Diplomacy"
  given one scores 5 from "Cowboy Diplomacy"
  then "Cowboy Diplomacy" in point_area of one, not in_play("Cowboy Diplomacy"), points of one = 5
}

scenario "Today it is laid there when it leaves play" under r24 cites r24 "6.4-bonus-area" {
  given table of one: "Cowboy Diplomacy"
  given one scores 5 from "Cowboy Diplomacy"
  then in_play("Cowboy Diplomacy"), points of one = 5
  given discard "Cowboy Diplomacy"
  then "Cowboy Diplomacy" in point_area of one
}

scenario "Lursa alone becomes both sisters" under r18 cites r18 "replace-start" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Lursa" version "The Sky's the Limit"
  given hand of one: "Sisters of Duras"
  when one replaces "Lursa" by "Sisters of Duras"
  then "Sisters of Duras" in surface of "Cloaked Mission", "Lursa" in hand of one
}

scenario "Today she does not" under r24 cites r24 "6.5.3-no-add-remove" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Lursa" version "The Sky's the Limit"
  given hand of one: "Sisters of Duras"
  when one replaces "Lursa" by "Sisters of Duras"
  then refused because r24 "6.5.3"
}

scenario "Both sisters become one of them only if the other one comes, too" under r24, r18
  cites r24 "6.5.3-no-add-remove" cites r18 "replace-dual" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Sisters of Duras"
  given hand of one: "Lursa" version "The Sky's the Limit"
  when one replaces "Sisters of Duras" by "Lursa"
  then refused
}

scenario "A second copy is not played on the same host" under r18 cites r18 "cum-host-rule" {
  given mission of one: "Botanical Research"
  given "Atmospheric Ionization" of two on "Botanical Research"
  given hand of one: "Atmospheric Ionization" of one
  given plays_left of one = 1
  when one plays "Atmospheric Ionization" of one on "Botanical Research"
  then refused
}

scenario "Today it is" under r24 cites r24 "g-cumulative-noncum-target" {
  given mission of one: "Botanical Research"
  given "Atmospheric Ionization" of two on "Botanical Research"
  given hand of one: "Atmospheric Ionization" of one
  given plays_left of one = 1
  when one plays "Atmospheric Ionization" of one on "Botanical Research"
  then "Atmospheric Ionization" of one in attached of "Botanical Research"
}

scenario "Put there by force it is gone" under r18 cites r18 "cum-host-forced" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given "Nitrium Metal Parasites" of two on "U.S.S. Oberth"
  given seeds of two under "Amnesty Talks": another "Nitrium Metal Parasites" of two
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation"
  when one attempts "Amnesty Talks"
  then another "Nitrium Metal Parasites" in out_of_play of two, in_play("Nitrium Metal Parasites")
}

scenario "Today it lies there beside the other" under r24 cites r24 "g-cumulative-noncum-target" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given "Nitrium Metal Parasites" of two on "U.S.S. Oberth"
  given seeds of two under "Amnesty Talks": another "Nitrium Metal Parasites" of two
  given crew of one on "U.S.S. Oberth": "Data" version "The Next Generation"
  when one attempts "Amnesty Talks"
  then in_play(another "Nitrium Metal Parasites"), in_play("Nitrium Metal Parasites")
}

scenario "Two boomers are not on one man" under r18 cites r18 "cum-boomer-same", "cum-host-rule" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Columbia"
  given crew of one on "Columbia": "Travis Mayweather", "Daniel Leonard"
  given "Space Boomer" of one on "Travis Mayweather"
  given hand of one: another "Space Boomer" of one
  given plays_left of one = 1
  when one plays another "Space Boomer" on "Travis Mayweather"
  then refused
  when one plays another "Space Boomer" on "Daniel Leonard"
  then another "Space Boomer" in attached of "Daniel Leonard"
}

scenario "Today they may be, and count once" under r24 cites r24 "g-cumulative-noncum-target" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given solver of "Seize Freighter" = one
  given ship of one at "Amnesty Talks": "Columbia"
  given crew of one on "Columbia": "Travis Mayweather", "Daniel Leonard"
  given "Space Boomer" of one on "Travis Mayweather"
  given hand of one: another "Space Boomer" of one
  given plays_left of one = 1
  when one plays another "Space Boomer" on "Travis Mayweather"
  then another "Space Boomer" in attached of "Travis Mayweather"
  then RANGE of "Columbia" = 9 because add 3 "Space Boomer"
}

scenario "Who is in stasis keeps his persona from coming again" under r24, r18 cites r18 "stasis-unique-only" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given crew of one on "Federation Outpost": "Miles O'Brien"
  given put_in_stasis "Miles O'Brien"
  given hand of one: "Ensign O'Brien"
  given plays_left of one = 1
  when one reports "Ensign O'Brien" to "Federation Outpost"
  then refused
}

scenario "An answer may be answered, and then the first card does its work" under r24, r18 cites r24 "gl-response-valid"
  cites r18 "resp-nest" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. Bortas"
  given hand of one: "Transwarp Conduit", "Q2"
  given hand of two: "Amanda Rogers" of two
  when one plays "Transwarp Conduit"
  when two responds with "Amanda Rogers"
  when one responds with "Q2"
  then "Amanda Rogers" is nullified, "Transwarp Conduit" is not nullified
}

scenario "Who plays Borg scores nothing from a card that is not for Borg" under r18 cites r18 "borg-ignore-points" {
  given mission of one: "Botanical Research"
  given table of one: "Cowboy Diplomacy"
  given away team of one on "Botanical Research": "Five of Eleven"
  given one scores 5 from "Cowboy Diplomacy"
  then points of one = 0
  given return_to_hand "Five of Eleven"
  given one scores 5 from "Cowboy Diplomacy"
  then points of one = 5
}

scenario "Into a discard pile its owner alone looks, and the top card lies open to all" under r18 cites r18 "discard-pile-faceup" {
  given hand of one: "Davies", "Martin", "Lopez"
  given discard "Davies"
  given discard "Martin"
  given discard "Lopez"
  then one sees "Davies", one sees "Martin", one sees "Lopez"
  then two does not see "Davies", two does not see "Martin", two sees "Lopez"
}

scenario "What lies on the table, on a ship or in space everybody reads, and not who is aboard" under r24, r18
  cites r24 "12.12-face-up" cites r18 "look-opponent-inplay" {
  given mission of one: "Amnesty Talks"
  given table of one: "Lower Decks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given "Cytherians" of one on "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  then two sees "Lower Decks", two sees "U.S.S. Oberth", two sees "Cytherians", two does not see "Davies"
}

scenario "Today everybody reads all that lies face up" under r24 cites r24 "12.12-face-up" {
  given hand of one: "Davies", "Martin", "Lopez"
  given discard "Davies"
  given discard "Martin"
  given discard "Lopez"
  then two sees "Davies", two sees "Martin", two sees "Lopez"
}

scenario "With a ship its crew returns to hand, and an objective that is aimed at it stays" under r18
  cites r18 "leave-attached-stp", "leave-attached" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given table of one: "Assimilate Starship"
  given take_aim "Assimilate Starship" at "U.S.S. Oberth"
  given return_to_hand "U.S.S. Oberth"
  then "Davies" in hand of two, "U.S.S. Oberth" in hand of two, "Assimilate Starship" in table of one
}

scenario "Today the objective goes with its target" under r24 cites r24 "6.4-target-leave" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given table of one: "Assimilate Starship"
  given take_aim "Assimilate Starship" at "U.S.S. Oberth"
  given return_to_hand "U.S.S. Oberth"
  then "Davies" in hand of two, "U.S.S. Oberth" in hand of two, "Assimilate Starship" in hand of one
}

scenario "One sister becomes both, though the other one was not there" under r18 cites r18 "replace-start", "replace-dual" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Lursa" version "The Sky's the Limit"
  given hand of one: "Sisters of Duras"
  given turn of one
  when one replaces "Lursa" by "Sisters of Duras"
  then "Sisters of Duras" in surface of "Cloaked Mission", "Lursa" in hand of one
}

scenario "Today nobody is brought into play in that way" under r24 cites r24 "6.5.3-no-add-remove" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Lursa" version "The Sky's the Limit"
  given hand of one: "Sisters of Duras"
  given turn of one
  when one replaces "Lursa" by "Sisters of Duras"
  then refused because r24 "6.5.3"
}
