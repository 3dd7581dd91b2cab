set alternate_universe "Alternate Universe" released 1995

card "Lower Decks" event {
  property [TNG]
  traits captains_order
  plays on table
  your universal personnel where it has no [Holo]: INTEGRITY +2, CUNNING +2, STRENGTH +2
}

scenario "Lower Decks lifts your universal personnel, and nobody else" under r24 cites r24 "12.11" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Konmel" version "The Next Generation"
  given away team of two on "Cloaked Mission": "Losta" of two
  given table of one: "Lower Decks", another "Lower Decks"
  then INTEGRITY of "Kromm" = 7, CUNNING of "Kromm" = 8, STRENGTH of "Kromm" = 10
  then STRENGTH of "Konmel" = 8, STRENGTH of "Losta" = 7
}

scenario "Lower Decks is the card play of the turn" under r24 cites r24 "6.2" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm"
  given hand of one: "Lower Decks"
  given plays_left of one = 1
  when one plays "Lower Decks"
  then "Lower Decks" in table of one, plays_left of one = 0, STRENGTH of "Kromm" = 10
}

card "Yellow Alert" event {
  property [TNG]
  traits captains_order
  plays on table
  when played: discard every "Red Alert!" in play
  event anywhere where covers("Red Alert!", it) cannot be played
  your personnel: CUNNING +1
  not_cumulative
}

scenario "Yellow Alert makes your people watchful, and ends alarm" under r24 cites r24 "12.9" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm"
  given away team of two on "Cloaked Mission": "Losta" of two
  given table of two: "Red Alert!" of two
  given hand of one: "Yellow Alert"
  given plays_left of one = 1
  when one plays "Yellow Alert"
  then CUNNING of "Kromm" = 7, CUNNING of "Losta" = 6, "Red Alert!" in discard_pile of two
  given table of one: another "Yellow Alert"
  then CUNNING of "Kromm" = 7
}

scenario "There is no red alert during a yellow one" under r24 cites r24 "1.2" {
  given table of one: "Yellow Alert"
  given hand of two: "Red Alert!" of two
  given plays_left of two = 1
  when two plays "Red Alert!"
  then refused
  given put "Yellow Alert" into discard_pile of one
  when two plays "Red Alert!"
  then "Red Alert!" in table of two
}

card "Captain's Log" event {
  property [TNG]
  traits captains_order
  plays on table
  your ship where it has_its_commander: SHIELDS +3, WEAPONS +3
}

scenario "A captain aboard his ship makes it stronger, by his own card or by the ship's" under r24 cites cr98 "commander-def" {
  given mission of one: "Seize Freighter"
  given ship of one at "Seize Freighter": "Batris"
  given ship of one at "Seize Freighter": "I.K.S. T'Ong"
  given ship of one at "Seize Freighter": "I.K.S. Bortas"
  given ship of two at "Seize Freighter": "U.S.S. Enterprise" version "Chain of Command" of two
  given crew of one on "Batris": "Korris" version "The Next Generation"
  given crew of one on "I.K.S. T'Ong": "K'Temoc"
  given crew of one on "I.K.S. Bortas": "Captain Worf"
  given table of one: "Captain's Log"
  then WEAPONS of "Batris" = 8, SHIELDS of "Batris" = 8, RANGE of "Batris" = 8
  then WEAPONS of "I.K.S. T'Ong" = 9, WEAPONS of "I.K.S. Bortas" = 9
  given crew of two on "U.S.S. Enterprise" version "Chain of Command": "Jean-Luc Picard" version "Chain of Command"
  then WEAPONS of "U.S.S. Enterprise" = 7
  given crew of one on "I.K.S. Bortas": "Korris" version "The Next Generation"
  then WEAPONS of "Batris" = 5, WEAPONS of "I.K.S. Bortas" = 9
}

card "Baryon Buildup" event {
  property [TNG]
  plays on ship
  cumulative
  not encoded "2 sentences of its text cannot be read yet"
}

card "Engage Shuttle Operations" event {
  property [TNG]
  plays on table
  carry shuttlecraft ship aboard Tractor Beam ship where skill_aboard(ENGINEER, it) > 0
  not encoded "your shuttlecraft may take off and land"
}

scenario "What may launch a shuttlecraft may take it in again" under cr98, r24 cites cr98 "launch-recover" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Seize Freighter"
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Premiere"
  given crew of one on "U.S.S. Enterprise": "Davies", "Geordi La Forge" version "Premiere", "Lopez"
  given ship of one at "Amnesty Talks": "Type VI Shuttlecraft"
  given crew of one on "Type VI Shuttlecraft": "Martin"
  given turn of one
  when one loads "Type VI Shuttlecraft" aboard "U.S.S. Enterprise"
  then refused
  given table of one: "Engage Shuttle Operations"
  when one loads "Type VI Shuttlecraft" aboard "U.S.S. Enterprise"
  then host of "Type VI Shuttlecraft" = "U.S.S. Enterprise", location of "Martin" = "Amnesty Talks"
  when one launches "Type VI Shuttlecraft"
  then "Type VI Shuttlecraft" in orbit of "Amnesty Talks"
}

card "Intruder Force Field" event {
  property [TNG]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Klim Dokachin" event {
  property [TNG]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Mot's Advice" event {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Particle Scattering Field" event {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Revolving Door" event {
  property [TNG]
  unique
  plays on doorway in play where not ([Shield] in icons of it)
  plays on "Iconian Gateway"
  plays to nullify one "Revolving Door" in play
  closes its host
  at start of every turn: turn_player may discard one card in hand of turn_player where it is not personnel then revolve this
}

scenario "A closed doorway opens nothing, until the door revolves" under r24
  cites r24 "gl-door-close-effect", "g-doorway-closed-effect" {
  given table of one: "Alternate Universe Door"
  given hand of one: "Tasha Yar - Alternate", "Lower Decks"
  then "Tasha Yar - Alternate" is has_permission
  given "Revolving Door" of two on "Alternate Universe Door"
  then not ("Tasha Yar - Alternate" is has_permission)
  given turn of one
  given announce turn_begins(one)
  one accepts
  then "Lower Decks" in discard_pile of one, "Tasha Yar - Alternate" is has_permission
}

scenario "The countdown of a closed doorway waits" under r24
  cites r24 "gl-door-close-effect", "g-doorway-closed-countdown" {
  given table of one: "Temporal Vortex"
  given counter of "Temporal Vortex" = 3
  given "Revolving Door" of two on "Temporal Vortex"
  given announce turn_ends(one)
  then counter of "Temporal Vortex" = 3
  given discard "Revolving Door"
  given announce turn_ends(one)
  then counter of "Temporal Vortex" = 2
}

scenario "A closed doorway keeps its place and icons, and may be closed again" under r24
  cites r24 "gl-door-close-kept", "gl-door-close-again", "g-doorway-close", "g-doorway-unaffected" {
  given table of one: "Temporal Vortex"
  given "Revolving Door" of one on "Temporal Vortex"
  given hand of two: "Revolving Door" of two
  given turn of two
  given plays_left of two = 1
  when two plays "Revolving Door" of two on "Temporal Vortex"
  given discard "Revolving Door" of one
  then "Temporal Vortex" is closed, "Temporal Vortex" in table of one, "Temporal Vortex" is [AU]
}

card "Rishon Uxbridge" event {
  icons [AU]
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "The Charybdis" event {
  property [TNG]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Mask of Korgano" event {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Thermal Deflectors" event {
  property [TNG]
  plays on table
  when "Firestorm" or "Thought Fire" is encountered: nullify it
  when "Plasma Fire" or "Fire Sculptor" or "Phaser Burns" is played: nullify it
  when played: nullify each "Plasma Fire" in play
}

scenario "With deflectors in play a firestorm burns nobody" under r24 cites r24 "6.2" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Firestorm"
  given away team of one on "Cloaked Mission": "Zegov", "Kromm", "Captain Worf"
  given table of one: "Thermal Deflectors"
  when one attempts "Cloaked Mission"
  then "Firestorm" is nullified, "Zegov" is not killed, one solves "Cloaked Mission"
}

card "Wartime Conditions" event {
  icons [AU]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}
