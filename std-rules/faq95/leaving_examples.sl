// Where cards went in 1995, and where they go.

scenario "Without a woman in the team the dilemma is discarded, and does nothing" under faq95
  cites faq95 "2.1-trigger", "2.1-leaves-where" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Anaphasic Organism"
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then "Anaphasic Organism" is encountered, "Anaphasic Organism" in discard_pile of two, one solves "Cloaked Mission"
}

scenario "A dilemma without conditions stops nobody, and lies in its owner's pile" under faq95
  cites faq95 "2.1-leaves-where" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Armus - Skin of Evil"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm"
  when one attempts "Cloaked Mission"
  random picks "Kromm"
  then "Armus - Skin of Evil" in discard_pile of two, "Captain Worf" is not stopped, one solves "Cloaked Mission"
}

scenario "A dilemma under which somebody scored is kept with his points" under faq95 cites faq95 "2.1-points-area", "2.1-points" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Null Space"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lian T'su", "Beverly"
  when one attempts "Amnesty Talks"
  then "Null Space" in point_area of one, points of one = 5
}

scenario "What a card nullifies brings no points, and is discarded" under faq95 cites faq95 "2.1-points", "2.1-leaves-where" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Chalnoth"
  given away team of one on "Cloaked Mission": "Kromm", "Interphase Generator"
  given become "Interphase Generator" as equipment
  when one attempts "Cloaked Mission"
  then "Chalnoth" is nullified, points of one = 0, "Chalnoth" in discard_pile of two
}

scenario "Whoever overcomes it has them" under faq95 cites faq95 "2.1-points" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Chalnoth"
  given away team of one on "Cloaked Mission": "Captain Worf", "Konmel" version "The Next Generation",
    "Korris" version "The Next Generation",
    "Kromm", "Zegov", "Kurak"
  when one attempts "Cloaked Mission"
  then "Chalnoth" in point_area of one
}

scenario "Where nobody is whom a dilemma would take it stays all the same" under r24, faq95
  cites r24 "7.2.2.2-fail-stop" cites faq95 "2.1-targets", "3.2-zaldan" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Zaldan"
  given away team of one on "Botanical Research": "Davies", "Starfleet Type II Phaser"
  when one attempts "Botanical Research"
  then "Davies" is stopped, "Zaldan" in seeds of "Botanical Research"
}

scenario "To destroy an event is to nullify it" under faq95 cites faq95 "1.1-destroy-is-nullify", "3.9-convergence" {
  given mission of one: "Botanical Research"
  given "Atmospheric Ionization" of two on "Botanical Research"
  given hand of one: "Kevin Uxbridge: Convergence"
  when one plays "Kevin Uxbridge: Convergence"
  then "Atmospheric Ionization" is nullified, "Atmospheric Ionization" in discard_pile of two
}

scenario "Today to discard it is not" under r24 cites r24 "gl-cancel" {
  given mission of one: "Botanical Research"
  given "Atmospheric Ionization" of two on "Botanical Research"
  given hand of one: "Kevin Uxbridge: Convergence"
  when one plays "Kevin Uxbridge: Convergence"
  then "Atmospheric Ionization" is not nullified, "Atmospheric Ionization" in discard_pile of two
}

scenario "What is out of play no card brings back" under r24, faq95 cites r24 "6.4" cites faq95 "1.1-out-of-play" {
  given put "Davies" into discard_pile of one
  given table of one: "Lower Decks"
  given place_out_of_play "Lower Decks"
  given hand of one: "Res-Q"
  given plays_left of one = 1
  when one plays "Res-Q"
  then "Davies" in hand of one, "Lower Decks" in out_of_play of one
}
