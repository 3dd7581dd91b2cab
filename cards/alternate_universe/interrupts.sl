set alternate_universe "Alternate Universe" released 1995

card "Kevin Uxbridge: Convergence" interrupt {
  property [TNG]
  plays to destroy_events one mission in spaceline
}

scenario "Convergence destroys every event at one location, also on the ships" under r24 cites r24 "6.5.1" {
  given mission of one: "Botanical Research"
  given mission of one: "Salvage Borg Ship"
  given ship of two at "Botanical Research": "U.S.S. Oberth" of two
  given "Metaphasic Shields" of two on "U.S.S. Oberth"
  given "Atmospheric Ionization" of one on "Botanical Research"
  given ship of two at "Salvage Borg Ship": another "U.S.S. Oberth" of two
  given another "Metaphasic Shields" of two on another "U.S.S. Oberth"
  given table of two: "Surprise Party" of two
  given hand of one: "Kevin Uxbridge: Convergence"
  when one plays "Kevin Uxbridge: Convergence"
  one chooses "Botanical Research"
  then "Metaphasic Shields" in discard_pile of two, "Atmospheric Ionization" in discard_pile of one
  then another "Metaphasic Shields" in attached of another "U.S.S. Oberth", "Surprise Party" in table of two
}

scenario "Convergence cannot harm what is immune to Kevin Uxbridge" under r24 cites r24 "12.10" {
  given mission of one: "Botanical Research"
  given "Calamarain" of two on "Botanical Research"
  given "Atmospheric Ionization" of two on "Botanical Research"
  given hand of one: "Kevin Uxbridge: Convergence", "Kevin Uxbridge"
  when one plays "Kevin Uxbridge: Convergence"
  then "Calamarain" in attached of "Botanical Research", "Atmospheric Ionization" in discard_pile of two
  when one plays "Kevin Uxbridge"
  then refused
}

card "Jamaharon" interrupt {
  property [TNG]
  plays to nullify one "Horga'hn" in play
  plays to nullify one "Parallel Romance" in play
  plays to relocate one male personnel alone_on_a_planet to surface of place_called("Risa") if place_called("Risa") is something
}
