// Whoever came through the door before it was there.

scenario "A man comes now, and the door is shown in the next turn" under faq95
  cites faq95 "3.10-dev-concept", "3.10-dev-1", "3.10-dev-show", "3.10-dev-vortex", "3.9-vortex" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given hand of one: "Davies", "Martin", "Devidian Door"
  given hand of two: "Energy Vortex" of two
  given turn of one
  when one shows "Devidian Door"
  then refused
  when one lets "Davies" come from later to "U.S.S. Oberth"
  then "Davies" aboard "U.S.S. Oberth", one owes_a_door
  when one lets "Martin" come from later to "U.S.S. Oberth"
  then refused
  given announce turn_closes(one)
  given turn of two
  given announce turn_closes(two)
  given turn of one
  when one shows "Devidian Door"
  then not (one owes_a_door), "Devidian Door" in out_of_play of one
  given announce turn_closes(one)
  then not (one owes_a_door), in_play("Davies")
}

scenario "Whoever shows none in time has lost" under faq95 cites faq95 "3.10-dev-concept" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Davies"
  given draw deck of one: "Devidian Door"
  given turn of one
  when one lets "Davies" come from later to "Federation Outpost"
  given announce turn_closes(one)
  given turn of two
  given announce turn_closes(two)
  given turn of one
  given announce turn_closes(one)
  then two wins
}

scenario "Whoever has his points and cannot show it has lost, too" under faq95 cites faq95 "3.10-dev-show" {
  given mission of one: "Botanical Research"
  given hand of one: "Davies"
  given draw deck of one: "Devidian Door"
  given turn of one
  when one lets "Davies" come from later to "Botanical Research"
  given one scores 100 from "Botanical Research"
  then two wins
}

scenario "He comes down to a planet, whatever keeps transporters off" under faq95 cites faq95 "3.10-dev-2" {
  given mission of one: "Botanical Research"
  given "Atmospheric Ionization" of two on "Botanical Research"
  given hand of one: "Davies", "Devidian Door"
  given turn of one
  when one lets "Davies" come from later to "Botanical Research"
  then "Davies" in surface of "Botanical Research", mode of "Davies" = Federation
}

scenario "Nobody comes in the midst of a battle, though he may come before it" under faq95 cites faq95 "3.10-dev-3" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation"
  given away team of two on "Cloaked Mission": "Captain Worf" of two, "Koral" version "The Next Generation" of two
  given hand of one: "Davies", "Devidian Door"
  given turn of one
  then "Davies" is may_come_from_later
  then not ("Davies" is may_come_from_later with in_battle = yes)
}

scenario "Nobody comes in answer to what is being met" under faq95 cites faq95 "3.10-dev-4" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Microvirus"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Kromm"
  given hand of one: "Davies", "Devidian Door"
  given turn of one
  then "Davies" is may_come_from_later
  when one attempts "Cloaked Mission"
  then decision of two offers "Kromm"
  then not ("Davies" is may_come_from_later)
}

scenario "Whoever lies beneath a mission is out of play when he is found" under faq95 cites faq95 "3.10-dev-6" {
  given mission of one: "Cloaked Mission"
  given away team of two on "Cloaked Mission": "Captain Worf" of two
  given hand of one: "Davies", "Devidian Door"
  given turn of one
  when one lets "Davies" come from later beneath "Cloaked Mission"
  then "Davies" in seeds of "Cloaked Mission", "Davies" is misplaced "Cloaked Mission"
}

scenario "Aboard a ship of the Borg he does nothing" under faq95 cites faq95 "3.10-dev-7" {
  given mission of one: "Amnesty Talks"
  given "Borg Ship" of two on "Amnesty Talks"
  given hand of one: "Davies", "Devidian Door"
  given turn of one
  when one lets "Davies" come from later to "Borg Ship"
  then "Davies" in attached of "Borg Ship", in_play("Borg Ship")
}

scenario "On the table he does nothing, either" under faq95 cites faq95 "3.10-dev-8" {
  given hand of one: "Davies", "Devidian Door"
  given turn of one
  when one lets "Davies" come from later elsewhere
  one chooses "on the table"
  then "Davies" in table of one
}

scenario "Aboard the other player's ship he is a prisoner" under faq95 cites faq95 "3.10-dev-9" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kromm" of two
  given hand of one: "Davies", "Devidian Door"
  given turn of one
  when one lets "Davies" come from later to "I.K.S. K'Vort"
  then "Davies" is captive, captor of "Davies" = two
}

scenario "He makes the other player's deck one card thicker" under faq95 cites faq95 "3.10-dev-10" {
  given draw deck of two: "Lopez" of two
  given hand of one: "Davies", "Devidian Door"
  given turn of one
  when one lets "Davies" come from later elsewhere
  one chooses "your opponent's draw deck"
  then size(draw_deck of two) = 2, owner of "Davies" = one
}

scenario "He may lie in a pile of his own player's" under faq95 cites faq95 "3.10-dev-11" {
  given hand of one: "Davies", "Devidian Door"
  given turn of one
  when one lets "Davies" come from later elsewhere
  one chooses "your discard pile"
  then "Davies" in discard_pile of one
}
