set alternate_universe "Alternate Universe" released 1995

card "Kevin Uxbridge: Convergence" interrupt {
  property [TNG]
  plays to destroy_events one mission in spaceline
}

scenario "Convergence destroys every event at one location, also on the ships" under r24, faq95 cites r24 "6.5.1"
  cites faq95 "3.9-convergence", "3.9-convergence-table", "1.1-destroy-is-nullify" {
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
  plays to nullify one dilemma in faced where it = facing_now and covers("Parallel Romance", it)
  plays to relocate one personnel alone_on_a_planet where place_called("Risa") is something
    and it is male to surface of place_called("Risa")
}

scenario "Who is about to fall in love is asked to Risa" under r24 cites r24 "gl actions - step 2" {
  given mission of one: "Homeward"
  given table of two: "Alternate Universe Door" of two
  given seeds of two under "Homeward": "Parallel Romance"
  given away team of one on "Homeward": "Darian Wallace", "Deanna Troi"
  given hand of one: "Jamaharon"
  when one attempts "Homeward"
  when one responds with "Jamaharon"
  then "Parallel Romance" is nullified, "Deanna Troi" is not stopped
}

card "Humuhumunukunukuapua'a" interrupt {
  property [TNG]
  plays on mission
  your personnel here with Youth: CUNNING +4, STRENGTH +4
  opponent's Non-Aligned personnel here: CUNNING -4, STRENGTH -4
  when turn_closes: discard this
}

scenario "A reef fish makes the young strong for a turn, and the opponent's Non-Aligned weak" under r24 cites r24 "12.11" {
  given mission of one: "Cloaked Mission"
  given mission of one: "Acquire Surplus Ships"
  given away team of one on "Cloaked Mission": "Losta", "Kromm", "Vekor"
  given away team of one on "Acquire Surplus Ships": another "Losta"
  given away team of two on "Cloaked Mission": "Vekor" of two
  given hand of one: "Humuhumunukunukuapua'a"
  given turn of one
  when one plays "Humuhumunukunukuapua'a" on "Cloaked Mission"
  then CUNNING of "Losta" = 10, STRENGTH of "Losta" = 11, STRENGTH of "Kromm" = 8, STRENGTH of "Vekor" = 6
  then CUNNING of another "Vekor" = 3, STRENGTH of another "Vekor" = 2, STRENGTH of another "Losta" = 7
  given away team of one on "Cloaked Mission": third "Losta"
  then STRENGTH of third "Losta" = 11
  given announce turn_closes(one)
  then STRENGTH of "Losta" = 7, CUNNING of another "Vekor" = 7, "Humuhumunukunukuapua'a" in discard_pile of one
}

titles "Interrogation", "Brainwash", "Torture"

card "Rescue Captives" interrupt {
  property [TNG]
  traits Capturing_related
  plays to nullify each ("Interrogation" or "Brainwash" or "Torture") on (your personnel captive_of opponent),
    bring_home each your personnel captive_of opponent
}

scenario "It ends no interrogation of somebody else's people" under r24 cites r24 "gl-captive-release" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given away team of one on "Botanical Research": "Martin", "Davies"
  given away team of two on "Botanical Research": "Kromm" of two, "Ilon Tandro" of two
  given one captures "Kromm"
  given two captures "Davies"
  given "Interrogation" of one on "Kromm"
  given "Torture" of two on "Davies"
  given hand of one: "Rescue Captives"
  given turn of one
  when one plays "Rescue Captives"
  then "Torture" in discard_pile of two, "Interrogation" in attached of "Kromm", "Kromm" is captive
  then "Davies" in interior of "Federation Outpost", "Davies" is not captive
}

scenario "Who is held captive comes home, and his interrogation is over" under r24, r18 cites r24 "7.7-release-card", "gl-captive-release"
  cites r18 "cap-rescue-held" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given away team of one on "Botanical Research": "Martin", "Davies"
  given away team of two on "Botanical Research": "Ilon Tandro" of two
  given hand of one: "Rescue Captives"
  given turn of two
  when two uses "Ilon Tandro" on "Davies"
  then "Davies" is captive, "Martin" is not captive
  given turn of one
  when one plays "Rescue Captives"
  then "Davies" in interior of "Federation Outpost", "Davies" is not captive, "Davies" is not disabled
}

card "Anti-Matter Spread" interrupt {
  property [TNG]
  plays at start of ship battle to {
    for each s in every opponent's fighting ship {
      s: WEAPONS - (number of (p in interior of s where p is personnel and CUNNING of p < 8)) until end of battle
    }
  }
  plays to weaken one dilemma in play where it is roams_the_spaceline
}

scenario "Its other use is for the Borg Ship, and for no ship of the Borg" under cr98, r24 cites cr98 "borgship-antimatter2" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Borg Cube"
  given hand of two: "Anti-Matter Spread" of two
  given turn of one
  when two plays "Anti-Matter Spread"
  then refused
  given "Borg Ship" of one on "Amnesty Talks"
  when two plays "Anti-Matter Spread"
  then weapons_roaming("Borg Ship") = 16, WEAPONS of "Borg Cube" = 24
  given next_turn two
  then weapons_roaming("Borg Ship") = 24
}

scenario "It weakens ships of the Borg as it does others" under cr98 cites cr98 "borgship-antimatter1" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "Borg Cube" of two
  given crew of two on "Borg Cube": "Four of Eleven" of two, "Two of Eleven" of two
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given hand of one: "Anti-Matter Spread"
  given "Borg Cube": WEAPONS = 8 until end of turn
  given turn of one
  when one attacks "Borg Cube" with "I.K.S. Bortas"
  when two fires back at "I.K.S. Bortas"
  when one plays "Anti-Matter Spread"
  then "I.K.S. Bortas" is not damaged
}

scenario "A spread dazzles the dull for one battle" under r24, r18 cites r24 "7.4.3-s2-responses", "gl-antimatter-spread"
  cites r18 "sb-responses" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation", "Korris" version "The Next Generation", "Kromm"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given hand of two: "Anti-Matter Spread" of two
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  when two plays "Anti-Matter Spread"
  then "U.S.S. Oberth" is not damaged, WEAPONS of "I.K.S. Bortas" = 9, "Anti-Matter Spread" in discard_pile of two
}

scenario "It is of no use in a fight of people" under r24 cites r24 "7.4.2-s2-responses" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Konmel" version "The Next Generation"
  given away team of two on "Cloaked Mission": "Kurak" of two
  given hand of two: "Anti-Matter Spread" of two
  given turn of one
  when one attacks at "Cloaked Mission" with the team of "Konmel"
  one accepts
  then "Kurak" in discard_pile of two, "Anti-Matter Spread" in hand of two
}

card "Barclay Transporter Phobia" interrupt {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Brain Drain" interrupt {
  icons [AU]
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Countermanda" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Dead in Bed" interrupt {
  icons [AU]
  property [TNG]
  plays to kill one personnel in play where it is in_stasis
  reaches into stasis
}

scenario "Whoever plays it says who of those in stasis dies" under r24 cites r24 "g-dead-in-bed" {
  given mission of one: "Botanical Research"
  given away team of two on "Botanical Research": "Davies" of two, "Lopez" of two, "Martin" of two
  given put_in_stasis "Davies"
  given put_in_stasis "Lopez"
  given table of one: "Alternate Universe Door"
  given hand of one: "Dead in Bed"
  when one plays "Dead in Bed"
  then decision of one offers exactly "Davies", "Lopez"
  one chooses "Lopez"
  then "Lopez" is killed, "Davies" is not killed
}

card "Destroy Radioactive Garbage Scow" interrupt {
  points -10
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Devidian Foragers" interrupt {
  icons [AU]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Eyes in the Dark" interrupt {
  icons [AU]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Fire Sculptor" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Hail" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Howard Heirloom Candle" interrupt {
  property [TNG]
  traits morph_card
  not encoded "one sentence of its text cannot be read yet"
}

card "Incoming Message: Attack Authorization" interrupt {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Isabella" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "La Forge Maneuver" interrupt {
  property [TNG]
  traits maneuver_card
  not encoded "2 sentences of its text cannot be read yet"
}

card "Latinum Payoff" interrupt {
  property [TNG]
  not encoded "its points are X"
  not encoded "2 sentences of its text cannot be read yet"
}

card "Phaser Burns" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Romulan Ambush" interrupt {
  property [TNG]
  traits Capturing_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Security Sacrifice" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Seize Wesley" interrupt {
  property [TNG]
  traits Capturing_related
  not encoded "3 sentences of its text cannot be read yet"
}

card "Senior Staff Meeting" interrupt {
  property [TNG]
  traits captains_order
  not encoded "2 sentences of its text cannot be read yet"
}

card "Temporal Narcosis" interrupt {
  icons [AU]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Thine Own Self" interrupt {
  property [TNG]
  traits Capturing_related
  plays to lose_team one opponent's personnel in play where host of it is planet mission and team_size(it) <= 2
}

scenario "A small Away Team is lost until its mission is solved, by its own people or by others" under r24, cr98 cites r24 "gl capturing" {
  given mission of two: "Cloaked Mission" of two
  given away team of two on "Cloaked Mission": "Kromm" of two
  given hand of one: "Thine Own Self"
  when one plays "Thine Own Self"
  then "Kromm" in lost_people of "Cloaked Mission", not in_play("Kromm")
  given away team of two on "Cloaked Mission": "Captain Worf" of two
  given turn of two
  when two attempts "Cloaked Mission"
  then two solves "Cloaked Mission", "Kromm" in surface of "Cloaked Mission", "Kromm" is not captive
}

scenario "Borg scouts can be lost as well, and what they complete brings nobody back" under cr98 cites cr98 "thine-own-self" {
  given mission of two: "Salvage Borg Ship" of two
  given away team of one on "Salvage Borg Ship": "Five of Eleven"
  given table of one: "Assimilate Planet"
  given take_aim "Assimilate Planet" at "Salvage Borg Ship"
  given hand of two: "Thine Own Self" of two
  when two plays "Thine Own Self"
  then "Five of Eleven" in lost_people of "Salvage Borg Ship"
  given away team of one on "Salvage Borg Ship": "Four of Eleven"
  given draw deck of one: "One of Eleven", "Lopez"
  given turn of one
  when one scouts the surface of "Salvage Borg Ship"
  given turn of two
  given turn of one
  given turn_up_probe_card(one)
  given read_probe_card("Assimilate Planet", one)
  then "Assimilate Planet" in attached of "Salvage Borg Ship", "Five of Eleven" in lost_people of "Salvage Borg Ship"
}

card "Vorgon Raiders" interrupt {
  icons [AU]
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Vulcan Nerve Pinch" interrupt {
  property [TNG]
  traits Vulcan_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Wolf" interrupt {
  icons [AU]
  property [TNG]
  traits Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}
