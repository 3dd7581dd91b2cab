set first_contact "First Contact" released 1997

card "Wall of Ships" event {
  property [FC]
  cumulative
  plays to download one ship where covers(any "Enterprise", it)
  plays on table
  your ship where covers(any "Enterprise", it): RANGE +1, WEAPONS +1, SHIELDS +1
}

scenario "Wall of Ships brings an Enterprise, and is gone" under r24 cites r24 "6.5.4" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given hand of one: "Wall of Ships"
  given draw deck of one: "U.S.S. Enterprise" version "Chain of Command", "U.S.S. Oberth"
  given plays_left of one = 1
  when one plays "Wall of Ships" for its effect
  then "U.S.S. Enterprise" in dock of "Federation Outpost", "U.S.S. Oberth" in draw_deck of one, "Wall of Ships" in discard_pile of one
}

scenario "Two walls add two to every Enterprise, and nothing to other ships" under r24 cites r24 "12.9" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Enterprise" version "Chain of Command"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given table of one: "Wall of Ships", another "Wall of Ships"
  then RANGE of "U.S.S. Enterprise" = 10, WEAPONS of "U.S.S. Enterprise" = 9, SHIELDS of "U.S.S. Enterprise" = 11
  then RANGE of "U.S.S. Oberth" = 6
}

card "The Line Must Be Drawn Here" event {
  icons [HA]
  countdown 4
  property [FC]
  seeds or plays on table
  whoever plays "Amanda Rogers" or "Kevin Uxbridge" or "Q2": lose_points 5
  immune to "Kevin Uxbridge"
  cumulative
}

scenario "The five points are lost, though the card that cost them is nullified in its turn" under cr98, r24 cites cr98 "line-drawn" {
  given put "The Line Must Be Drawn Here" of two into agenda of two face_down
  given table of two: "Surprise Party" of two
  given hand of two: "Q2" of two
  given hand of one: "Kevin Uxbridge"
  when one plays "Kevin Uxbridge"
  when two activates "The Line Must Be Drawn Here"
  when two responds with "Q2"
  then "Kevin Uxbridge" is nullified, "Surprise Party" in table of two, points of one = -5
}

scenario "Whoever plays Kevin Uxbridge loses five points, once for each line that is drawn" under r24, r18
  cites r24 "12.9-cumulative-marked" cites r18 "cum-marked" {
  given table of two: "The Line Must Be Drawn Here" of two, another "The Line Must Be Drawn Here" of two, "Surprise Party" of two
  given hand of one: "Kevin Uxbridge"
  when one plays "Kevin Uxbridge"
  then points of one = -10, "Surprise Party" is nullified
}

scenario "Turned up in answer it takes hold of the play that it answers" under r24
  cites r24 "g-hidden-agenda-immediate", "6.5.1-ha-retro", "gl-response-multiple", "gl-ha-retroactive" {
  given put "The Line Must Be Drawn Here" of two into agenda of two face_down
  given table of two: "Surprise Party" of two
  given hand of two: "Amanda Rogers" of two
  given hand of one: "Kevin Uxbridge"
  when one plays "Kevin Uxbridge"
  when two activates "The Line Must Be Drawn Here"
  then points of one = -5
}

scenario "It bears on no other card, and answers none" under r24, r18 cites r24 "g-hidden-agenda-no-suspend", "gl-response-valid"
  cites r18 "resp-valid-def" {
  given put "The Line Must Be Drawn Here" of two into agenda of two face_down
  given hand of two: "Lopez" of two
  given hand of one: "Life-form Scan"
  when one plays "Life-form Scan"
  then "The Line Must Be Drawn Here" in agenda of two, "Life-form Scan" in discard_pile of one
  given table of two: "Surprise Party" of two
  given hand of one: "Kevin Uxbridge"
  when one plays "Kevin Uxbridge"
  when two activates "The Line Must Be Drawn Here"
  then points of one = -5
}

card "Mission Debriefing" event {
  icons [HA]
  property [FC]
  traits captains_order
  seeds or plays on table
  when attempt_over { stop_team() }
}

scenario "At a mission of planet and space both groups are debriefed" under r24, r18 cites r24 "7.2.6-reattempt",
  "g-dual-icon-missions-both-groups" cites r18 "attempt-two-teams", "fail-not-auto-stop", "fail-reattempt" {
  given mission of one: "Runabout Search"
  given table of two: "Mission Debriefing" of two
  given away team of one on "Runabout Search": "Martin", "Lopez"
  given ship of one at "Runabout Search": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lian T'su"
  when one attempts "Runabout Search" from the surface and with "U.S.S. Oberth"
  then one solves "Runabout Search", "Martin" is stopped, "U.S.S. Oberth" is stopped, "Lian T'su" is stopped
}

scenario "After an attempt everybody who took part is debriefed, solved or not" under r24, r18 cites r24 "7.2.6-reattempt"
  cites r18 "fail-not-auto-stop", "fail-reattempt" {
  given mission of one: "Cloaked Mission"
  given table of two: "Mission Debriefing" of two
  given away team of one on "Cloaked Mission": "Captain Worf"
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission", points of one = 30, "Captain Worf" is stopped
}

scenario "Who may not mix with those who attempt is not debriefed with them" under r24, r18 cites r24 "7.2.6-reattempt", "12.4"
  cites r18 "fail-not-auto-stop", "fail-reattempt" {
  given mission of one: "Cloaked Mission"
  given table of two: "Mission Debriefing" of two
  given away team of one on "Cloaked Mission": "Captain Worf", "Davies"
  when one attempts "Cloaked Mission"
  then "Captain Worf" is stopped, "Davies" is not stopped
}

scenario "A ship and its crew too" under r24, r18 cites r24 "10.2.1-ship-stop-all-aboard" cites r18 "stopped-ship-aboard" {
  given mission of one: "Seize Freighter"
  given table of one: "Mission Debriefing"
  given ship of one at "Seize Freighter": "Batris"
  given crew of one on "Batris": "Kromm", "Kurak"
  when one attempts "Seize Freighter" with "Batris"
  then one does not solve "Seize Freighter", "Batris" is stopped, "Kromm" is stopped
}

card "Abandon Mission" event {
  countdown 3
  property [FC]
  immune to "Kevin Uxbridge"
  not encoded "3 sentences of its text cannot be read yet"
}

card "Activate Subcommands" event {
  icons [BO]
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Disengage Safety Protocols" event {
  property [FC]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Intermix Ratio" event {
  icons [HA], [Ref]
  property [FC]
  plays on table
  immune to "Kevin Uxbridge"
  not encoded "one sentence of its text cannot be read yet"
}

card "Mirror Image" event {
  countdown 4
  icons [HA], [Ref]
  property [FC]
  seeds or plays on table
  immune to "Kevin Uxbridge"
  makes all players share "Red Alert!", "Kivas Fajo - Collector", "Masaka Transformations", "The Traveler: Transcendence"
}

scenario "Turned up in answer it lets both players choose, and whoever is chosen twice draws twice" under cr98 cites cr98 "mirror-image" {
  given draw deck of one: 7 "Davies"
  given draw deck of two: 7 "Kromm" of two
  given put "Mirror Image" of two into agenda of two face_down
  given hand of one: "Kivas Fajo - Collector"
  given plays_left of one = 1
  when one plays "Kivas Fajo - Collector"
  when two activates "Mirror Image"
  one chooses way 1
  two chooses way 2
  then size(hand of one) = 6, size(hand of two) = 0
}

scenario "In the mirror all players draw by Kivas Fajo" under r24 cites r24 "gl hidden agenda" {
  given draw deck of one: "Davies", "Lopez", "Barron", "Martin"
  given draw deck of two: "Kromm" of two, "Kurak" of two, "Zegov" of two, "Atul" of two
  given table of two: "Mirror Image" of two
  given hand of one: "Kivas Fajo - Collector"
  given plays_left of one = 1
  when one plays "Kivas Fajo - Collector"
  one chooses way 1
  then size(hand of one) = 3, size(hand of two) = 3
}

scenario "Turned up in answer it works on that very play" under r24 cites r24 "g-hidden-agenda-immediate" {
  given draw deck of one: "Davies", "Lopez", "Barron", "Martin"
  given draw deck of two: "Kromm" of two, "Kurak" of two, "Zegov" of two, "Atul" of two
  given put "Mirror Image" of two into agenda of two face_down
  given hand of one: "Kivas Fajo - Collector"
  given plays_left of one = 1
  when one plays "Kivas Fajo - Collector"
  one chooses way 1
  when two activates "Mirror Image"
  then "Mirror Image" in table of two, size(hand of one) = 3, size(hand of two) = 3
}

scenario "Face down it mirrors nothing" under r24 cites r24 "gl hidden agenda" {
  given draw deck of one: "Davies", "Lopez", "Barron", "Martin"
  given draw deck of two: "Kromm" of two, "Kurak" of two, "Zegov" of two, "Atul" of two
  given put "Mirror Image" of two into agenda of two face_down
  given hand of one: "Kivas Fajo - Collector"
  given plays_left of one = 1
  when one plays "Kivas Fajo - Collector"
  one chooses way 1
  then size(hand of one) = 3, size(hand of two) = 0
}

scenario "Whom Kivas Fajo reaches is settled before anybody answers" under r24 cites r24 "gl actions - step 1" {
  given draw deck of one: "Davies", "Lopez", "Barron", "Martin"
  given draw deck of two: "Kromm" of two, "Kurak" of two, "Zegov" of two, "Atul" of two
  given put "Mirror Image" of two into agenda of two face_down
  given hand of one: "Kivas Fajo - Collector"
  given plays_left of one = 1
  when one plays "Kivas Fajo - Collector"
  one chooses way 2
  then decision of two offers "Mirror Image"
  two passes
  then size(hand of one) = 0, size(hand of two) = 3
}

scenario "Masaka gives everybody a new hand" under r24 cites r24 "gl hidden agenda" {
  given table of two: "Mirror Image" of two
  given hand of one: "Masaka Transformations", "T'Pan"
  given draw deck of one: "Davies", "Lopez"
  given hand of two: "Taul" of two, "Telak" of two
  given draw deck of two: "Kromm" of two, "Kurak" of two, "Zegov" of two
  given plays_left of one = 1
  when one plays "Masaka Transformations"
  one chooses way 2
  then "Davies" in hand of one, "T'Pan" in draw_deck of one, "Kromm" in hand of two, "Kurak" in hand of two, size(hand of two) = 2,
    "Taul" in draw_deck of two
}

scenario "The Traveler brings each player a card at the end of his own turns" under r24 cites r24 "gl hidden agenda", "12.2" {
  given draw deck of one: "Davies", "Martin", "Lopez"
  given draw deck of two: "Kromm" of two, "Kurak" of two, "Zegov" of two
  given table of two: "Mirror Image" of two
  given counter of "Mirror Image" = 4
  given hand of one: "The Traveler: Transcendence"
  given plays_left of one = 1
  when one plays "The Traveler: Transcendence"
  one chooses one
  given turn of one
  given announce turn_ends(one)
  then size(draw_deck of one) = 2, size(draw_deck of two) = 3
  given turn of two
  given announce turn_ends(two)
  then size(draw_deck of one) = 2, size(draw_deck of two) = 2
  given discard "Mirror Image"
  given announce turn_ends(two)
  then size(draw_deck of two) = 2
}

scenario "Two Travelers, one for each player, bring nobody two cards" under r24, r18 cites r24 "g-cumulative-ex-eot-draws"
  cites r18 "cum-t-kidnappers" {
  given draw deck of one: "Davies", "Martin", "Lopez"
  given draw deck of two: "Kromm" of two, "Kurak" of two, "Zegov" of two
  given table of two: "Mirror Image" of two
  given counter of "Mirror Image" = 4
  given hand of one: "The Traveler: Transcendence"
  given hand of two: "The Traveler: Transcendence" of two
  given turn of one
  given plays_left of one = 1
  when one plays "The Traveler: Transcendence"
  one chooses one
  given turn of two
  given plays_left of two = 1
  when two plays "The Traveler: Transcendence" of two
  two chooses two
  given announce turn_ends(two)
  then size(draw_deck of one) = 3, size(draw_deck of two) = 2
}

scenario "Under a mirrored alert the other player reports any number, too, in place of his one play" under r24 cites r24 "gl hidden agenda",
  "6.1" {
  given mission of two: "Acquire Surplus Ships"
  given outpost of two at "Acquire Surplus Ships": "Klingon Outpost" of two
  given table of one: "Red Alert!"
  given hand of two: "Kromm" of two, "Kurak" of two, "Zegov" of two
  given turn of two
  given plays_left of two = 2
  when two reports any number under "Red Alert!"
  then refused because r24 "1.2"
  given table of one: "Mirror Image"
  when two reports any number under "Red Alert!"
  two chooses "Kromm"
  two chooses "Kurak"
  two passes
  then "Kromm" in interior of "Klingon Outpost", "Kurak" in interior of "Klingon Outpost", plays_left of two = 1
  when two reports any number under "Red Alert!"
  then refused because r24 "1.2"
}

card "Ocular Implants" event {
  property [FC]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Regenerate" event {
  property [FC]
  plays to {
    let s be one Borg ship in play where it is damaged or it can be stopped
    repair s if s is damaged
    stop s if s can be stopped
  }
  plays to shuffle_all_back()
  not encoded "nullifies the cards that reduce the attributes of the ship, and does the same for a Borg Ship dilemma"
}

scenario "Dilemmas and missions that were discarded go back into the deck, too, and Regenerate itself does not" under cr98
  cites cr98 "regen-shuffles-all", "regen-itself" {
  given mission of one: "Impose Order"
  given hand of one: "Archer"
  given discard "Impose Order"
  given discard "Archer"
  given draw deck of one: "Barron"
  given hand of one: "Regenerate"
  given plays_left of one = 1
  when one plays "Regenerate"
  then "Archer" in draw_deck of one, "Impose Order" in draw_deck of one, "Regenerate" in discard_pile of one
  then size(discard_pile of one) = 1
}

scenario "What is drawn of them then is of no use, but may be discarded when a card asks for that" under cr98
  cites cr98 "regen-dead-cards", "regen-discard-only" {
  given mission of one: "Cloaked Mission"
  given hand of one: "Archer", "Davies"
  given discard "Archer"
  given hand of one: "Regenerate"
  given plays_left of one = 2
  when one plays "Regenerate"
  given one draws 1
  then "Archer" in hand of one
  when one plays "Archer"
  then refused
  given table of two: "Static Warp Bubble" of two
  given announce turn_ends(one)
  then decision of one offers "Archer", "Davies"
  one chooses "Archer"
  then "Archer" in discard_pile of one, "Davies" in hand of one
}

scenario "Regenerate repairs a Borg ship wholly, and stops it" under r24 cites r24 "7.5.2", "10.2.1" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Borg Cube"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given damage "Borg Cube"
  given damage "U.S.S. Oberth"
  given hand of one: "Regenerate"
  given plays_left of one = 1
  when one plays "Regenerate"
  one chooses way 1
  then "Borg Cube" is not damaged, "Borg Cube" is stopped, "U.S.S. Oberth" is damaged, "Regenerate" is discarded, plays_left of one = 0
}

scenario "Regenerate shuffles the whole discard pile into the draw deck, and then is discarded" under r24 cites r24 "gl discard pile" {
  given hand of one: "Davies", "Lopez"
  given draw deck of one: "Barron"
  given discard "Davies"
  given discard "Lopez"
  given hand of one: "Regenerate"
  given plays_left of one = 1
  when one plays "Regenerate"
  then "Davies" in draw_deck of one, "Lopez" in draw_deck of one, size(draw_deck of one) = 3, "Regenerate" in discard_pile of one,
    size(discard_pile of one) = 1
}

card "Retask" event {
  icons [BO]
  property [FC]
  not encoded "3 sentences of its text cannot be read yet"
}
