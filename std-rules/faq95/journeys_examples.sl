// Ships that are called, hunt or are held up.

scenario "A ship that is called goes home at full speed and does nothing else, and then the message is gone" under faq95
  cites faq95 "3.9-incoming-order", "3.9-incoming-speed" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given hand of two: "Incoming Message - Federation" of two
  given "U.S.S. Oberth": RANGE = 20 until end of game
  given turn of two
  when two plays "Incoming Message - Federation" on "U.S.S. Oberth"
  then "Incoming Message - Federation" in attached of "U.S.S. Oberth"
  given turn of one
  when one attempts "Amnesty Talks"
  then refused
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then refused
  when one flies "U.S.S. Oberth" to "Botanical Research"
  then "Incoming Message - Federation" in discard_pile of two, location of "U.S.S. Oberth" = "Botanical Research"
}

scenario "Where nobody has an outpost to go home to the message says nothing" under faq95 cites faq95 "3.9-incoming-null" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given outpost of one at "Amnesty Talks": "Klingon Outpost"
  given hand of two: "Incoming Message - Federation" of two
  given turn of two
  when two plays "Incoming Message - Federation" on "U.S.S. Oberth"
  then "Incoming Message - Federation" is nullified
}

scenario "A net holds up a ship that must go on, and two Diplomacy take it through" under faq95 cites faq95 "3.2-cytherians-obstacles" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given mission of one: "Botanical Research"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez"
  given "U.S.S. Oberth": RANGE = 20 until end of game
  given "Cytherians" of two on "U.S.S. Oberth"
  given heading of "Cytherians" = 1
  given "Q-Net" of two on "Seize Freighter"
  given turn of one
  then next_stop of "U.S.S. Oberth" = "Seize Freighter"
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then not (one is bound_to_act)
  given "Martin": gains Diplomacy x2 until end of turn
  then next_stop of "U.S.S. Oberth" = "Botanical Research"
}

scenario "A hunt is over when there is nothing to hunt" under faq95 cites faq95 "3.2-conundrum-none" {
  given mission of one: "Amnesty Talks"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Amnesty Talks": "Conundrum"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given crew of one on "U.S.S. Oberth": "Davies"
  given turn of one
  when one attempts "Amnesty Talks"
  then "Conundrum" in attached of "U.S.S. Oberth"
  given destroy "I.K.S. K'Vort"
  then "Conundrum" is nullified
}

scenario "Whoever gives up an attempt for a probe is not asked for its points" under faq95 cites faq95 "2.1-two-effects" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Impose Order"
  given seeds of two under "Cloaked Mission": "Edo Probe"
  given seeds of two under "Impose Order": another "Edo Probe"
  given away team of one on "Cloaked Mission": "Kromm"
  given away team of one on "Impose Order": "Kurak"
  given points of one = 20
  given turn of one
  when one attempts "Cloaked Mission"
  one chooses "abandon the attempt until another mission is completed"
  given announce turn_ends(one)
  then points of one = 20
  given turn of one
  when one attempts "Impose Order"
  one chooses "continue, and lose the points unless this mission is solved this turn"
  given announce turn_ends(one)
  then points of one = 10
}

scenario "Lifeforms hold ships and people until an engineer comes, whosever he is" under faq95 cites faq95 "3.2-qsl-any" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Amnesty Talks": "Quantum Singularity Lifeforms"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given ship of two at "Amnesty Talks": "D'deridex" of two
  given ship of two at "Seize Freighter": "I.K.S. K'Vort" of two
  given crew of two on "I.K.S. K'Vort": "Kromm" of two, "Kurak" of two, "Klag" of two
  given "Kromm": gains ENGINEER until end of game
  given turn of one
  when one attempts "Amnesty Talks"
  then "U.S.S. Oberth" is in_stasis, "Davies" is in_stasis, "D'deridex" is in_stasis
  given turn of two
  when two flies "I.K.S. K'Vort" to "Amnesty Talks"
  two accepts
  then "U.S.S. Oberth" is not in_stasis, "Davies" is not in_stasis
}

scenario "Armbands release all whom they hold" under faq95 cites faq95 "3.2-qsl-armbands" {
  given mission of one: "Amnesty Talks"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Amnesty Talks": "Quantum Singularity Lifeforms"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given ship of two at "Amnesty Talks": "D'deridex" of two
  given hand of two: "Emergency Transporter Armbands" of two
  given turn of one
  when one attempts "Amnesty Talks"
  then "U.S.S. Oberth" is in_stasis, "D'deridex" is in_stasis
  when two plays "Emergency Transporter Armbands"
  then "U.S.S. Oberth" is not in_stasis, "D'deridex" is not in_stasis, "Quantum Singularity Lifeforms" is nullified
}

scenario "Rogue Borg without a crew to fight hold the ship, fly it nowhere, and fight whoever comes back" under faq95
  cites faq95 "3.9-rogue-control" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given ship of two at "Amnesty Talks": "U.S.S. Hood" of two
  given crew of two on "U.S.S. Hood": "Davies" of two
  given "Davies": STRENGTH = 3 until end of game
  given "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  given another "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  given third "Rogue Borg Mercenaries" of one on "U.S.S. Oberth"
  given turn of one
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then refused
  given announce turn_begins(one)
  then "U.S.S. Oberth" is held_by_rogues, controller of "U.S.S. Oberth" = two
  given turn of two
  when two beams "Davies" from "U.S.S. Hood" to "U.S.S. Oberth"
  given announce turn_begins(one)
  then "Davies" is killed
}

scenario "Each side has a message of its own" under faq95 cites faq95 "3.9-incoming-order" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given outpost of one at "Seize Freighter": "Klingon Outpost"
  given outpost of one at "Seize Freighter": "Romulan Outpost"
  given ship of one at "Amnesty Talks": "I.K.S. K'Vort"
  given ship of one at "Amnesty Talks": "D'deridex"
  given hand of two: "Incoming Message - Klingon" of two, "Incoming Message - Romulan" of two
  given turn of two
  when two plays "Incoming Message - Klingon" on "D'deridex"
  then refused
  when two plays "Incoming Message - Klingon" on "I.K.S. K'Vort"
  when two plays "Incoming Message - Romulan" on "D'deridex"
  then "I.K.S. K'Vort" is under_orders, "D'deridex" is under_orders
}
