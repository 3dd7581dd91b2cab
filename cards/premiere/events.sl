set premiere "Premiere" released 1994

card "Metaphasic Shields" event {
  property [TNG]
  plays on your ship
  host: SHIELDS +2 for each personnel aboard (host as ship) where classification of it = SCIENCE
}

scenario "Metaphasic Shields count scientists by their classification" under r24 cites r24 "10.1" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given "Metaphasic Shields" of one on "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Dr. Christopher", "Kosinski"
  then SHIELDS of "U.S.S. Oberth" = 11 because add 4 "Metaphasic Shields"
}

scenario "A scientist who is disabled adds nothing to the shields" under r24 cites r24 "10.2.3" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given "Metaphasic Shields" of one on "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Dr. Christopher", "Kosinski"
  given disable "Dr. Christopher"
  then SHIELDS of "U.S.S. Oberth" = 9
}

card "Atmospheric Ionization" event {
  property [TNG]
  unique
  plays on planet mission
  while beams_here of (host as mission) >= 3: personnel on host cannot be beamed
  while beams_here of (host as mission) >= 3: personnel here cannot be beamed to host
}

scenario "Three may beam through an ionized atmosphere, and no fourth" under r24 cites r24 "12.2" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez", "Barron"
  given "Atmospheric Ionization" of two on "Botanical Research"
  when one beams "Davies", "Martin" from "U.S.S. Oberth" to "Botanical Research"
  when one beams "Davies" from "Botanical Research" to "U.S.S. Oberth"
  then "Davies" in interior of "U.S.S. Oberth"
  when one beams "Davies" from "U.S.S. Oberth" to "Botanical Research"
  then refused
}

scenario "From ship to ship anybody beams over an ionized atmosphere, and none of that counts" under r24
  cites r24 "gl-atmospheric-ionization" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given ship of one at "Botanical Research": "U.S.S. Galaxy"
  given crew of one on "U.S.S. Oberth": "Davies", "Martin", "Lopez", "Barron"
  given "Atmospheric Ionization" of two on "Botanical Research"
  given turn of one
  when one beams "Davies", "Lopez", "Martin", "Barron" from "U.S.S. Oberth" to "U.S.S. Galaxy"
  then "Barron" in interior of "U.S.S. Galaxy"
  when one beams "Davies" from "U.S.S. Galaxy" to "Botanical Research"
  then "Davies" in surface of "Botanical Research"
}

scenario "Up and down together three beam, every turn" under r24, r18, faq95 cites r24 "gl-atmospheric-ionization", "12.2-every-turn"
  cites r18 "turn-every-def" cites faq95 "3.8-ionization" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", "Lopez", "Martin", "Barron"
  given "Atmospheric Ionization" of two on "Botanical Research"
  given turn of one
  when one beams "Davies", "Lopez", "Martin", "Barron" from "U.S.S. Oberth" to "Botanical Research"
  then number of (p: personnel in surface of "Botanical Research") = 3
  given next_turn two
  given next_turn one
  when one beams "Davies" from "Botanical Research" to "U.S.S. Oberth"
  then "Davies" in interior of "U.S.S. Oberth"
}

card "Treaty: Federation/Klingon" event {
  property [TNG]
  traits Federation_treaty, Klingon_treaty
  plays on table
  binds Federation, Klingon
}

scenario "Under their treaty a Klingon serves on a Federation ship" under r24 cites r24 "gl compatible" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Spock", "Konmel" version "The Next Generation"
  then not ("Konmel" is compatible_with "U.S.S. Oberth"), "Konmel" is arrested
  given table of one: "Treaty: Federation/Klingon"
  then "Konmel" is compatible_with "U.S.S. Oberth", not ("Konmel" is arrested)
}

card "Kivas Fajo - Collector" event {
  property [TNG]
  plays to draw 3, (opponent draws 3 if this is for_everybody)
  plays to opponent draws 3, (draw 3 if this is for_everybody)
}

// In the mirror each player chooses who draws, and of whom both think draws for both.
ruling "Kivas Fajo - Collector" in cr98 cites cr98 "mirror-image" {
  plays to {
    let both be this is for_everybody
    choose one { says "you draw three cards": draw 3; says "your opponent draws three cards": opponent draws 3 }
    if both {
      opponent chooses one { says "draw three cards yourself": opponent draws 3; says "your opponent draws three cards": you draw 3 }
    }
  }
}

card "The Traveler: Transcendence" event {
  property [TNG]
  plays on table
  when played: choose_player for this, nullify every "Static Warp Bubble" in play
  at end of every turn, if turn_player in players_of(this): draw_for(turn_player, 1)
  when "Static Warp Bubble" is played: nullify it
  not_cumulative
}

scenario "No bubble lasts while a Traveler is there" under r24, r18 cites r24 "7.2.2-basic-nullify" cites r18 "null-def" {
  given table of two: "Static Warp Bubble" of two
  given hand of one: "The Traveler: Transcendence"
  given plays_left of one = 1
  when one plays "The Traveler: Transcendence"
  one chooses one
  then "Static Warp Bubble" is nullified, "The Traveler: Transcendence" in table of one
  given hand of two: another "Static Warp Bubble" of two
  given turn of two
  when two plays another "Static Warp Bubble"
  then another "Static Warp Bubble" is nullified, another "Static Warp Bubble" in discard_pile of two
}

scenario "Two Travelers bring one extra card" under r24, r18 cites r24 "g-cumulative-player-target", "g-cumulative-ex-eot-draws",
  "g-cumulative-effects-list",
  "gl-cum-same-time" cites r18 "cum-effect", "cum-t-kidnappers", "cum-same-time", "cum-t-draws", "cum-t-player" {
  given draw deck of one: "Davies", "Martin", "Lopez", "Barron"
  given hand of one: "The Traveler: Transcendence", another "The Traveler: Transcendence"
  given plays_left of one = 2
  when one plays "The Traveler: Transcendence"
  one chooses one
  when one plays another "The Traveler: Transcendence"
  one chooses one
  given turn of one
  given announce turn_ends(one)
  then size(draw_deck of one) = 3
}

scenario "Travelers beside two decks serve both" under r24, r18 cites r24 "12.9-not-cumulative" cites r18 "cum-default" {
  given draw deck of one: "Davies", "Martin"
  given draw deck of two: "Kromm" of two, "Kurak" of two
  given hand of one: "The Traveler: Transcendence", another "The Traveler: Transcendence"
  given plays_left of one = 2
  when one plays "The Traveler: Transcendence"
  one chooses one
  when one plays another "The Traveler: Transcendence"
  one chooses two
  given turn of one
  given announce turn_ends(one)
  given turn of two
  given announce turn_ends(two)
  then size(draw_deck of one) = 1, size(draw_deck of two) = 1
}

scenario "Kivas Fajo draws three, one by one" under r24 cites r24 "gl-card-draw-def", "gl-results-subactions" {
  given draw deck of two: "Kromm" of two, "Kurak" of two, "Konmel" version "The Next Generation" of two, "Losta" of two
  given hand of one: "Kivas Fajo - Collector"
  given plays_left of one = 1
  when one plays "Kivas Fajo - Collector"
  one chooses way 2
  then size(hand of two) = 3, "Kivas Fajo - Collector" in discard_pile of one
}

card "Red Alert!" event {
  property [TNG]
  plays on table
  in place of use_play: you may report_any_number
}

// His opponent may do the same where a card lets all players do it.
rule alert_for_everybody cites r24 "1.2" {
  action report_under_alert in card_plays says "report any number under {c}" {
    name c in every event where it is for_everybody and covers("Red Alert!", it) and controller of it != you
    legal when plays_left of you > 0 and not has_replaced_play of you because "no normal card play is left this turn"
    do { with acting = c { use_play }; report_any_number }
  }
}

scenario "Of two plays only one is replaced" under r24 cites r24 "gl card play" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given table of one: "Red Alert!"
  given hand of one: "Kromm", "Kurak"
  given turn of one
  given plays_left of one = 2
  when one uses "Red Alert!"
  one chooses "Kromm"
  one passes
  when one uses "Red Alert!"
  then refused
  when one reports "Kurak" to "Klingon Outpost"
  then "Kurak" in interior of "Klingon Outpost"
}

scenario "Under a red alert everybody reports in place of the one card play" under r24, faq95 cites r24 "6.1" cites faq95 "3.8-redalert" {
  given mission of one: "Acquire Surplus Ships"
  given outpost of one at "Acquire Surplus Ships": "Klingon Outpost"
  given table of one: "Red Alert!"
  given hand of one: "Kromm", "I.K.S. K'Vort", "Klingon Disruptor", "Surprise Party", "Davies", "Kurak"
  given turn of one
  when one uses "Red Alert!"
  one chooses "Kromm"
  one chooses "I.K.S. K'Vort"
  one chooses "Klingon Disruptor"
  then decision of one offers no "Surprise Party", "Davies"
  one passes
  then "Kromm" in interior of "Klingon Outpost", "I.K.S. K'Vort" in dock of "Klingon Outpost",
    "Klingon Disruptor" in interior of "Klingon Outpost"
  then "Kurak" in hand of one, plays_left of one = 0
  when one uses "Red Alert!"
  then refused
}

card "Treaty: Romulan/Klingon" event {
  property [TNG]
  traits Klingon_treaty, Romulan_treaty
  plays on table
  binds Romulan, Klingon
}

card "Anti-Time Anomaly" event {
  property [TNG]
  plays on table
  reaches into stasis
  at end of your full turn number 3: kill every personnel in play, discard this
}

scenario "The anomaly kills everybody at the end of the third full turn of its player" under r24, r18, faq95 cites r24 "12.2-full-turn"
  cites r18 "turn-full" cites faq95 "1.1-turn-full", "1.1-turn-subject-default" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Davies"
  given away team of two on "Botanical Research": "Kromm" of two
  given hand of one: "Anti-Time Anomaly"
  given plays_left of one = 1
  given next_turn one
  when one plays "Anti-Time Anomaly"
  given announce turn_ends(one)
  given next_turn two
  given announce turn_ends(two)
  given next_turn one
  given announce turn_ends(one)
  given next_turn two
  given announce turn_ends(two)
  given next_turn one
  given announce turn_ends(one)
  given next_turn two
  given announce turn_ends(two)
  then "Davies" in surface of "Botanical Research", full_turns of "Anti-Time Anomaly" = 2
  given next_turn one
  given announce turn_ends(one)
  then "Davies" in discard_pile of one, "Kromm" in discard_pile of two
}

scenario "It kills those aboard, on planets, in stasis and of either player" under r24 cites r24 "gl-anti-time" {
  given mission of one: "Salvage Borg Ship"
  given ship of one at "Salvage Borg Ship": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies"
  given away team of two on "Salvage Borg Ship": "Kromm" of two
  given "Anti-Time Anomaly" of one on "Salvage Borg Ship"
  given full_turns of "Anti-Time Anomaly" = 2
  given came_in_turn of "Anti-Time Anomaly" = 99
  given put_in_stasis "Davies"
  given announce turn_ends(one)
  then "Davies" in discard_pile of one, "Kromm" in discard_pile of two, in_play("U.S.S. Oberth")
}

card "Espionage: Klingon on Federation" event {
  property [TNG]
  plays on any Federation mission
  allows to attempt your [Kli] personnel
  when host is completed: discard this
}

scenario "Espionage lets Klingons attempt what is not theirs to attempt, and is over when it is done" under r24
  cites r24 "g-espionage-cards-def", "g-espionage-cards-named" {
  given mission of one: "Avert Solar Implosion"
  given away team of one on "Avert Solar Implosion": "Commander K'Ehleyr", "Kahless" version "The Next Generation",
    "Korris" version "The Next Generation", "Captain Worf", "Kromm"
  when one attempts "Avert Solar Implosion"
  then refused because r24 "7.2.1"
  given "Espionage: Klingon on Federation" of one on "Avert Solar Implosion"
  when one attempts "Avert Solar Implosion"
  then one solves "Avert Solar Implosion", points of one = 35, "Espionage: Klingon on Federation" in discard_pile of one
}

scenario "It speaks of an affiliation, not of a species, and of its player's people" under r24 cites r24 "g-espionage-cards-no-species",
  "gl-affil-icon-only" {
  given mission of one: "Avert Solar Implosion"
  given away team of one on "Avert Solar Implosion": "Koral" version "The Next Generation"
  given "Espionage: Klingon on Federation" of one on "Avert Solar Implosion"
  then mode of "Koral" = Non-Aligned
  when one attempts "Avert Solar Implosion"
  then refused because r24 "7.2.1"
}

scenario "It opens no mission that belongs to the opponent" under r24 cites r24 "g-espionage-cards-limits" {
  given mission of two: "Avert Solar Implosion"
  given away team of one on "Avert Solar Implosion": "Captain Worf"
  given "Espionage: Klingon on Federation" of one on "Avert Solar Implosion"
  when one attempts "Avert Solar Implosion"
  then refused because r24 "7.2.1"
}

card "Static Warp Bubble" event {
  property [TNG]
  plays on table
  when turn_ends of opponent: discard one card in hand of opponent by opponent
  not_cumulative
}

scenario "The opponent discards a card from hand at the end of each of his turns, and one for two bubbles" under r24, r18
  cites r24 "6.4-other-discards", "g-discarding-hand-default", "12.9-not-cumulative" cites r18 "cum-default" {
  given table of one: "Static Warp Bubble", another "Static Warp Bubble"
  given hand of two: "Davies" of two, "Martin" of two, "Lopez" of two
  given announce turn_ends(one)
  then size(hand of two) = 3
  given announce turn_ends(two)
  then decision of two offers exactly "Davies", "Martin", "Lopez"
  two chooses "Martin"
  then decision of two offers "Davies"
  then "Martin" in discard_pile of two, size(hand of two) = 2
}

card "Nutational Shields" event {
  property [TNG]
  plays on your ship
  host: SHIELDS +2 for each personnel aboard (host as ship) where classification of it = ENGINEER
  // The answers of 1995 say that it lies on the table, and so it can only be about all ships of its player.
  text dated 1994-11-01 cites faq95 "3.9-convergence-table" {
    plays on table
    your ship: SHIELDS +2 for each personnel aboard it where classification of it = ENGINEER
  }
  text dated 2024-04-01 { }
}

scenario "As first printed Nutational Shields lie on the table and serve all ships of their player" under r24 as of 1995-01-01,
  faq95 as of 1995-01-01
  cites faq95 "3.9-convergence-table" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Botanical Research"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Linda Larson" of two
  given ship of two at "Botanical Research": "U.S.S. Miranda" of two
  given crew of two on "U.S.S. Miranda": another "Linda Larson" of two, "Calloway" of two
  given "Atmospheric Ionization" of two on "Amnesty Talks"
  given hand of two: "Nutational Shields" of two
  given hand of one: "Kevin Uxbridge: Convergence"
  given turn of two
  when two plays "Nutational Shields"
  then "Nutational Shields" in table of two, SHIELDS of "U.S.S. Oberth" = 9, SHIELDS of "U.S.S. Miranda" = 7,
    SHIELDS of "I.K.S. Bortas" = 7
  given turn of one
  when one plays "Kevin Uxbridge: Convergence"
  one chooses "Amnesty Talks"
  then "Atmospheric Ionization" in discard_pile of two, "Nutational Shields" in table of two
}

scenario "Today they lie on one ship and serve that one alone" under r24 as of 2024-04-01 {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Linda Larson" of two
  given ship of two at "Amnesty Talks": "U.S.S. Miranda" of two
  given crew of two on "U.S.S. Miranda": another "Linda Larson" of two
  given hand of two: "Nutational Shields" of two
  given turn of two
  when two plays "Nutational Shields" on "U.S.S. Oberth"
  then "Nutational Shields" in attached of "U.S.S. Oberth", SHIELDS of "U.S.S. Oberth" = 9, SHIELDS of "U.S.S. Miranda" = 5
}

scenario "Nutational Shields hold off what would hit otherwise" under r24, r18 cites r24 "7.4.3-s4-defense" cites r18 "sb-defense-total" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Daniel Kwan" of two
  given "Nutational Shields" of two on "U.S.S. Oberth"
  then SHIELDS of "U.S.S. Oberth" = 9 because add 2 "Nutational Shields"
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  two passes
  then "U.S.S. Oberth" is not damaged
}

card "Spacedock" event {
  property [TNG]
  plays on outpost
  when your ship is berthed, if that ship on host and that ship is damaged: repair that ship
  when played: repair each your damaged ship on host
}

scenario "Who docks at a Spacedock is repaired at once, and only there" under r24, r18 cites r24 "7.5.2-full", "gl-dock-return-to",
  "g-docking-return-to" cites r18 "repair-full" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given "Spacedock" of one on "Federation Outpost"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Lopez"
  given damage "U.S.S. Oberth"
  given turn of one
  given announce turn_ends(one)
  then "U.S.S. Oberth" is damaged
  when one docks "U.S.S. Oberth" at "Federation Outpost"
  then "U.S.S. Oberth" is not damaged, "U.S.S. Oberth" is docked
}

scenario "A Spacedock that is built repairs what lies in dock there" under r24, r18 cites r24 "7.5.2-full" cites r18 "repair-full" {
  given mission of one: "Botanical Research"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one docked at "Federation Outpost": "U.S.S. Oberth"
  given damage "U.S.S. Oberth"
  given hand of one: "Spacedock"
  given plays_left of one = 1
  when one plays "Spacedock" on "Federation Outpost"
  then "U.S.S. Oberth" is not damaged
}

card "Alien Probe" event {
  property [TNG]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Distortion Field" event {
  property [TNG]
  unique
  not encoded "3 sentences of its text cannot be read yet"
}

card "Gaps in Normal Space" event {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

// Whoever a dilemma would kill hangs in the balance until it has done all that it does: only then is it known which doctors are
// themselves unharmed.
rule replicators cites faq95 "3.8-replicator" {
  /// The personnel whom the dilemma that is being faced would kill, and whom doctors may yet save.
  field in_the_balance: set of personnel of game
  /// A dilemma does what it does.
  field effects_go_on: truth of game = no
  /// Whether the personnel dies can be left open until the dilemma has done all that it does.
  relation (p: personnel) awaiting_a_verdict means p in_away_team and facing_now is something and effects_go_on
  /// Leaves it open whether a personnel dies.
  verb leave_open (what: personnel) past left_open log "{what} hangs between life and death" {
    set in_the_balance to in_the_balance + what
  }
  /// How much MEDICAL those have who are with a personnel and whom the dilemma would not kill.
  noun unharmed_doctors (p: personnel) gives number means
    sum of skill_level(MEDICAL, d) over d: personnel where controller of d = controller of p and d is present_with p
      and not (d in in_the_balance)
  /// A personnel is saved by two MEDICAL.
  event is_saved (p: personnel) log "{p} is saved"
  before stage effects of go_through { set effects_go_on to yes }
  after stage effects of go_through {
    set effects_go_on to no
    let lost_ones be every p in in_the_balance where unharmed_doctors(p) < 2
    let saved be in_the_balance except lost_ones
    for each p in saved where in_play(p) { announce is_saved(p) }
    with acting = facing_now { for each p in lost_ones where in_play(p) { kill p } }
    set in_the_balance to nothing
  }
}

card "Genetronic Replicator" event {
  property [TNG]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
  text dated 1994-11-01 cites faq95 "3.8-replicator" {
    plays on table
    instead of your personnel is killed by dilemma, if that personnel is awaiting_a_verdict: leave_open that personnel
    not encoded "it saves from what is no dilemma, too"
  }
  text dated 2024-04-01 { }
}

scenario "As first printed two doctors of an Away Team save whom a dilemma would kill" under r24 as of 1995-01-01, faq95 as of 1995-01-01
  cites faq95 "3.8-replicator" {
  given mission of one: "Cloaked Mission"
  given table of one: "Genetronic Replicator"
  given seeds of two under "Cloaked Mission": "Armus - Skin of Evil"
  given away team of one on "Cloaked Mission": "Kromm", "Divok", "Vekma"
  when one attempts "Cloaked Mission"
  random picks "Kromm"
  then "Kromm" is not killed, "Kromm" in surface of "Cloaked Mission", "Armus - Skin of Evil" is discarded
}

scenario "Today nobody is saved without a word, and without a doctor being stopped for it" under r24 as of 2024-04-01 {
  given mission of one: "Cloaked Mission"
  given table of one: "Genetronic Replicator"
  given seeds of two under "Cloaked Mission": "Armus - Skin of Evil"
  given away team of one on "Cloaked Mission": "Kromm", "Divok", "Vekma"
  when one attempts "Cloaked Mission"
  random picks "Kromm"
  then "Kromm" is killed, "Divok" is not stopped, "Vekma" is not stopped
}

scenario "A doctor who is hit saves neither himself nor anybody else" under r24 as of 1995-01-01, faq95 as of 1995-01-01
  cites faq95 "3.8-replicator" {
  given mission of one: "Cloaked Mission"
  given table of one: "Genetronic Replicator"
  given seeds of two under "Cloaked Mission": "Armus - Skin of Evil"
  given away team of one on "Cloaked Mission": "Kromm", "Divok", "Vekma"
  when one attempts "Cloaked Mission"
  random picks "Divok"
  then "Divok" is killed, "Divok" in discard_pile of one
}

scenario "Where a dilemma kills all there is no doctor left to save anybody" under r24 as of 1995-01-01, faq95 as of 1995-01-01
  cites faq95 "3.8-replicator" {
  given mission of one: "Cloaked Mission"
  given table of one: "Genetronic Replicator"
  given seeds of two under "Cloaked Mission": "Barclay's Protomorphosis Disease"
  given away team of one on "Cloaked Mission": "Kromm", "Divok", "Vekma"
  when one attempts "Cloaked Mission"
  then "Kromm" is killed, "Divok" is killed, "Vekma" is killed
}

card "Goddess of Empathy" event {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Holo-Projectors" event {
  property [TNG]
  plays on planet mission
  holograms may exist on host
  text dated 1994-11-01 cites faq95 "3.6-holo-outpost" {
    plays on table
    your holograms may exist on your ship
    your holograms may exist on planet mission
    immune to "Kevin Uxbridge"
  }
  text dated 2024-04-01 { }
}

scenario "As first printed one projector serves all ships and planets, and no outpost" under r24 as of 1995-01-01, faq95 as of 1995-01-01
  cites faq95 "3.6-holo-outpost" {
  given mission of one: "Botanical Research"
  given mission of one: "Cloaked Mission"
  given outpost of one at "Botanical Research": "Federation Outpost"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given table of one: "Holo-Projectors"
  given crew of one on "U.S.S. Oberth": "Dr. Leah Brahms"
  given away team of one on "Cloaked Mission": "Sir Isaac Newton"
  given crew of one on "Federation Outpost": "Albert Einstein"
  then "Dr. Leah Brahms" is not deactivated, "Sir Isaac Newton" is not deactivated, in_play("Sir Isaac Newton")
  then "Albert Einstein" is deactivated
}

scenario "Kevin Uxbridge cannot touch the projectors of 1994" under r24 as of 1995-01-01, faq95 as of 1995-01-01 {
  given table of two: "Holo-Projectors" of two
  given hand of one: "Kevin Uxbridge"
  when one plays "Kevin Uxbridge"
  then refused
}

scenario "Today a projector serves one planet, and whoever comes there" under r24 as of 2024-04-01 cites r24 "6.3.2" {
  given mission of one: "Botanical Research"
  given mission of one: "Cloaked Mission"
  given ship of one at "Botanical Research": "U.S.S. Oberth"
  given "Holo-Projectors" of two on "Botanical Research"
  given crew of one on "U.S.S. Oberth": "Dr. Leah Brahms", "Davies"
  given away team of one on "Botanical Research": "Albert Einstein"
  given away team of one on "Cloaked Mission": "Sir Isaac Newton"
  then "Dr. Leah Brahms" is deactivated, in_play("Albert Einstein"), "Albert Einstein" is not deactivated
  then not in_play("Sir Isaac Newton")
}

scenario "With the projectors gone, so are those whom they lit" under r24 cites r24 "6.3.2" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Albert Einstein"
  given "Holo-Projectors" of two on "Botanical Research"
  given hand of one: "Kevin Uxbridge"
  when one plays "Kevin Uxbridge"
  then "Albert Einstein" is discarded
}

card "Lore Returns" event {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Lore's Fingernail" event {
  property [TNG]
  plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "Neural Servo Device" event {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Pattern Enhancers" event {
  property [TNG]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Plasma Fire" event {
  property [TNG]
  plays on ship where it is not Borg
  at end of every turn, if turn_number > came_in_turn of this + 1: damage host as ship
  nullify with SECURITY
}

card "Q-Net" event {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Raise the Stakes" event {
  property [TNG]
  cumulative
  not encoded "one sentence of its text cannot be read yet"
}

card "Subspace Warp Rift" event {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Supernova" event {
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Tetryon Field" event {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Where No One Has Gone Before" event {
  property [TNG]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}
