// What helps in a pinch.

scenario "When the staff has met, the first dilemma is discarded, and a seed in the wrong place is none" under faq95
  cites faq95 "3.9-ssm-when", "3.9-ssm-misseed" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Archer", "Gravitic Mine", "Microvirus"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez", "Barron", "Kosinski"
  given "Davies": gains OFFICER until end of turn
  given "Davies": gains ENGINEER until end of turn
  given "Davies": gains MEDICAL until end of turn
  given "Davies": gains SCIENCE until end of turn
  given "Davies": gains SECURITY until end of turn
  given hand of one: "Senior Staff Meeting"
  given turn of one
  when one plays "Senior Staff Meeting"
  then refused
  when one attempts "Amnesty Talks"
  when one plays "Senior Staff Meeting"
  then "Archer" in out_of_play of two, "Gravitic Mine" in discard_pile of two, "Gravitic Mine" is encountered
  then in_play("U.S.S. Oberth"), "U.S.S. Oberth" is not damaged
}

scenario "Armbands beam people up in the other player's turn, past no storm of ions and nobody who is stopped" under faq95
  cites faq95 "3.9-armbands", "2.3-special-beaming" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given away team of one on "Botanical Research": "Davies", "Martin"
  given stop "Martin"
  given hand of one: "Emergency Transporter Armbands"
  given "Atmospheric Ionization" of two on "Botanical Research"
  given turn of two
  given beams_here of "Botanical Research" = 3
  when one plays "Emergency Transporter Armbands"
  then refused
  given discard "Atmospheric Ionization"
  when one plays "Emergency Transporter Armbands"
  then "Davies" aboard "U.S.S. Oberth", "Martin" in surface of "Botanical Research"
}

scenario "Out of a dilemma they help nobody, but out of a storm of fire" under faq95 cites faq95 "3.9-armbands" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Botanical Research"
  given ship of one at "Cloaked Mission": "I.K.S. K'Vort"
  given away team of one on "Cloaked Mission": "Kurak", "Kromm"
  given seeds of two under "Cloaked Mission": "Microvirus"
  given turn of one
  then one may_use_armbands
  when one attempts "Cloaked Mission"
  then decision of two offers "Kromm"
  then not (one may_use_armbands)
}

scenario "A drone adds ten in its first battle and twenty in its second, and nothing without somebody to use it" under faq95
  cites faq95 "3.7-ep607-rise", "3.7-ep607-use" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation", "Echo Papa 607 Killer Drone"
  given away team of two on "Cloaked Mission": "Kurak" of two
  given turn of one
  then drone_strength(["Konmel"]) = 10, total_strength(["Konmel"], ["Kurak"]) = STRENGTH of "Konmel" + 10,
    STRENGTH of "Konmel" = printed STRENGTH of "Konmel"
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  one declines
  then drone_strength(["Konmel"]) = 20
  given put "Konmel" into hand of one
  then drone_strength(["Konmel"]) = 0
}

scenario "Paul Rice shuts down the other player's drone once each turn, and not his own" under faq95 cites faq95 "3.6-rice" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Enterprise" version "Chain of Command"
  given crew of one on "U.S.S. Enterprise": "Paul Rice", "Echo Papa 607 Killer Drone"
  given turn of one
  when one uses "Paul Rice"
  then refused
  given crew of two on "U.S.S. Enterprise": "Echo Papa 607 Killer Drone" of two, another "Echo Papa 607 Killer Drone" of two
  when one uses "Paul Rice" on "Echo Papa 607 Killer Drone" of two
  then "Echo Papa 607 Killer Drone" of two is nullified, in_play(another "Echo Papa 607 Killer Drone" of two)
  when one uses "Paul Rice"
  then refused
}

scenario "A net lets nobody through without two Diplomacy, neither ships nor the Borg" under faq95 cites faq95 "3.8-qnet" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given mission of one: "Botanical Research"
  given hand of two: "Q-Net" of two
  given turn of two
  when two plays "Q-Net" on "Amnesty Talks"
  given "Borg Ship" of two on "Botanical Research"
  given course of "Borg Ship" = -1
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez"
  given "Davies": loses Diplomacy until end of turn
  given turn of one
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then refused
  given "Martin": gains Diplomacy x2 until end of turn
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  then location of "U.S.S. Oberth" = "Seize Freighter"
  given announce turn_ends(one)
  then "Borg Ship" in attached of "Seize Freighter"
  given announce turn_ends(two)
  then "Borg Ship" in attached of "Seize Freighter"
}

scenario "Q2 ends no net, though it sends Q away" under faq95 as of 1995-01-01 cites faq95 "3.8-qnet-q2" {
  given mission of one: "Acquire Surplus Ships"
  given "Q-Net" of two on "Acquire Surplus Ships"
  given seeds of two under "Acquire Surplus Ships": "Q"
  given away team of one on "Acquire Surplus Ships": "Q'elyn", "Kurak"
  given hand of one: "Q2"
  given turn of one
  when one plays "Q2"
  then refused
  when one attempts "Acquire Surplus Ships"
  when one responds with "Q2"
  then "Q" is nullified, in_play("Q-Net")
}

scenario "Time is distorted for whoever has moved, and for nobody else" under faq95 cites faq95 "3.9-distortion" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez"
  given hand of one: "Distortion of Space/Time Continuum"
  given turn of one
  when one plays "Distortion of Space/Time Continuum"
  then refused
  when one flies "U.S.S. Oberth" to "Seize Freighter"
  given stop "U.S.S. Oberth"
  when one plays "Distortion of Space/Time Continuum"
  then "U.S.S. Oberth" is not stopped, "Davies" is not stopped, range_left("U.S.S. Oberth") = RANGE of "U.S.S. Oberth"
}

scenario "Both thieves go, and an artifact in play is yours; what lies in a hand is none" under faq95 cites faq95 "3.9-vorgon-play" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Ajur", "Boratus"
  given hand of two: "Betazoid Gift Box" of two
  given hand of one: "Vorgon Raiders"
  given table of one: "Alternate Universe Door"
  given turn of one
  when one plays "Vorgon Raiders"
  then refused
  given table of two: "Kurlan Naiskos" of two
  when one plays "Vorgon Raiders"
  then controller of "Kurlan Naiskos" = one, "Ajur" in discard_pile of one, "Boratus" in discard_pile of one
}

scenario "Before a battle is decided burns are given twice" under faq95 cites faq95 "3.9-burns" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Klingon Disruptor"
  given away team of two on "Cloaked Mission": "Kurak" of two, "Kurn" of two, "Zegov" of two, "Klag" of two
  given turn of one
  given stun "Kurn"
  given stun "Zegov"
  given stun "Klag"
  given hand of one: "Phaser Burns", another "Phaser Burns"
  when one attacks at "Cloaked Mission" with the team of "Captain Worf"
  one declines
  when one burns with "Phaser Burns"
  random picks "Kurn"
  random picks "Zegov"
  when one burns with another "Phaser Burns"
  then "Kurn" is killed, "Zegov" is killed, "Klag" is killed, another "Phaser Burns" in discard_pile of one
}

scenario "In space people die, and androids float until a good transporter takes them in" under faq95 cites faq95 "3.10-dev-5" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given hand of one: "Davies", "Data" version "The Next Generation", "Devidian Door"
  given turn of one
  when one lets "Davies" come from later to "Amnesty Talks"
  then "Davies" in discard_pile of one
  given turn of two
  given turn of one
  when one lets "Data" come from later to "Amnesty Talks"
  then "Data" in attached of "Amnesty Talks"
  when one takes in "Data" with "U.S.S. Oberth"
  then refused
  given crew of one on "U.S.S. Oberth": "Martin"
  given "Martin": gains Transporter Skill until end of turn
  when one takes in "Data" with "U.S.S. Oberth"
  then "Data" aboard "U.S.S. Oberth"
}
