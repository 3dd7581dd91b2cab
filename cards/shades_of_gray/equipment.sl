set shades_of_gray "Shades of Gray" released 2011

card "Emergency Transport Unit" equipment {
  property [Nem]
  instead of personnel present is killed by dilemma, if some your ship here: you may {
    let rescue be one your ship here
    return_to_hand this
    relocate it to interior of rescue
    stop that personnel
  }
}

scenario "An Emergency Transport Unit saves from a dilemma, to a ship there" under r24 cites r24 "6.2" {
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Acquire Surplus Ships": "Batris"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Losta", "Emergency Transport Unit"
  given seeds of two under "Acquire Surplus Ships": "Triage"
  when one attempts "Acquire Surplus Ships"
  random picks "Losta"
  one accepts
  then "Losta" is not killed, "Losta" in interior of "Batris", "Losta" is stopped, "Emergency Transport Unit" in hand of one
}

scenario "It saves nobody from what is no dilemma" under r24 cites r24 "6.2" {
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Acquire Surplus Ships": "Batris"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Losta", "Emergency Transport Unit"
  given kill "Losta"
  then "Losta" in discard_pile of one, "Emergency Transport Unit" in surface of "Acquire Surplus Ships"
}

scenario "It may be kept" under r24 cites r24 "6.2" {
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Acquire Surplus Ships": "Batris"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Losta", "Emergency Transport Unit"
  given seeds of two under "Acquire Surplus Ships": "Triage"
  when one attempts "Acquire Surplus Ships"
  random picks "Losta"
  one declines
  then "Losta" is killed, "Emergency Transport Unit" in surface of "Acquire Surplus Ships"
}

scenario "Without a ship there it saves nobody" under r24 cites r24 "6.2" {
  given mission of one: "Acquire Surplus Ships"
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Losta", "Emergency Transport Unit"
  given seeds of two under "Acquire Surplus Ships": "Triage"
  when one attempts "Acquire Surplus Ships"
  random picks "Losta"
  then "Losta" is killed, "Emergency Transport Unit" in surface of "Acquire Surplus Ships"
}

scenario "It does not save from anything but dilemmas" under r24 cites r24 "6.2" {
  given mission of one: "Acquire Surplus Ships"
  given ship of one at "Acquire Surplus Ships": "Batris"
  given away team of one on "Acquire Surplus Ships": "Kurak", "Losta", "Emergency Transport Unit"
  given kill "Losta"
  then "Losta" in discard_pile of one, "Emergency Transport Unit" in surface of "Acquire Surplus Ships"
}
