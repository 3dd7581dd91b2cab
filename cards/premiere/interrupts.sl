set premiere "Premiere" released 1994

card "Amanda Rogers" interrupt {
  points 0
  property [TNG]
  plays to nullify one interrupt or artifact in pending where it is just_played and it is plays_as_interrupt
  immune to "Amanda Rogers"
}

scenario "Amanda Rogers nullifies an interrupt just played" under r24, faq95 cites r24 "gl-amanda-played-as-int", "6.5.1"
  cites faq95 "1.1-nullify" {
  given hand of one: "Life-form Scan"
  given hand of two: "Amanda Rogers" of two, "Lopez" of two
  when one plays "Life-form Scan"
  when two responds with "Amanda Rogers"
  then "Life-form Scan" is nullified, one does not see "Lopez"
  then "Life-form Scan" in discard_pile of one, "Amanda Rogers" in discard_pile of two
}

scenario "Amanda Rogers cannot touch Kevin Uxbridge, nor herself" under r24 cites r24 "gl immune" {
  given table of one: "Surprise Party"
  given hand of two: "Kevin Uxbridge" of two
  given hand of one: "Amanda Rogers"
  when two plays "Kevin Uxbridge"
  when one responds with "Amanda Rogers"
  then refused
}

scenario "Amanda Rogers does not answer another Amanda Rogers" under r24 cites r24 "gl immune" {
  given hand of one: "Life-form Scan", "Amanda Rogers"
  given hand of two: "Amanda Rogers" of two
  when one plays "Life-form Scan"
  when two responds with another "Amanda Rogers"
  when one responds with "Amanda Rogers"
  then refused
  then "Life-form Scan" in discard_pile of one
}

scenario "Amanda Rogers is not played when nothing was" under r24 cites r24 "6.5.1" {
  given hand of one: "Amanda Rogers"
  given table of two: "Surprise Party" of two
  when one plays "Amanda Rogers"
  then refused
}

scenario "An artifact is no interrupt unless it says so, and she has nothing to say to it" under r24 cites r24 "gl-amanda-played-as-int",
  "gl-functions-as" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm"
  given hand of two: "Vulcan Stone of Gol" of two
  given earned_to_hand of two = hand of two
  given hand of one: "Amanda Rogers"
  given plays_left of two = 1
  when two plays "Vulcan Stone of Gol"
  when one responds with "Amanda Rogers"
  then refused
}

card "Kevin Uxbridge" interrupt {
  points 0
  property [TNG]
  plays to nullify one event in play except "Treaty"
  plays to nullify one artifact in play where it is used_as_event
  plays to nullify one event or artifact in pending where it is just_played and (it is event or it is used_as_event)
    and not covers("Treaty", it)
  immune to "Amanda Rogers"
}

scenario "Kevin Uxbridge nullifies an event in play" under r24 cites r24 "6.5.1" {
  given table of two: "Surprise Party" of two
  given hand of one: "Kevin Uxbridge"
  when one plays "Kevin Uxbridge"
  then "Surprise Party" is nullified, "Surprise Party" in discard_pile of two, "Kevin Uxbridge" in discard_pile of one
}

scenario "Kevin Uxbridge nullifies an event as it is played" under r24, faq95 cites r24 "6.2" cites faq95 "1.2-exc-nullify",
  "1.2-action-play" {
  given hand of two: "Surprise Party" of two
  given hand of one: "Kevin Uxbridge"
  given draw deck of one: "Lopez", "Davies"
  given plays_left of two = 1
  when two plays "Surprise Party"
  when one responds with "Kevin Uxbridge"
  then "Surprise Party" in discard_pile of two, "Lopez" in draw_deck of one
}

scenario "What is played as an event is an event to him" under r24, r18 cites r24 "gl-functions-as", "7.2.2-basic-nullify",
  "12.13-functions-as-general" cites r18 "null-def" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Kromm", "Kurak"
  given hand of two: "Vulcan Stone of Gol" of two
  given earned_to_hand of two = hand of two
  given hand of one: "Kevin Uxbridge"
  given turn of two
  when two plays "Vulcan Stone of Gol"
  two chooses "Kromm"
  when one responds with "Kevin Uxbridge"
  then "Vulcan Stone of Gol" is nullified, "Kurak" is not killed, plays_left of two = 0
}

scenario "A treaty is out of his reach while it is played, too" under r24 cites r24 "6.5.1" {
  given hand of two: "Treaty: Federation/Klingon" of two
  given hand of one: "Kevin Uxbridge"
  given plays_left of two = 1
  when two plays "Treaty: Federation/Klingon"
  when one responds with "Kevin Uxbridge"
  then refused
}

scenario "Kevin Uxbridge spares treaties, and incidents" under r24 cites r24 "6.5.1" {
  given table of two: "Treaty: Federation/Klingon" of two, "Attention All Hands" of two
  given hand of one: "Kevin Uxbridge"
  when one plays "Kevin Uxbridge"
  then refused
}

card "Life-form Scan" interrupt {
  property [TNG]
  plays to glance_at every card in hand of opponent
}

scenario "Life-form Scan shows the opponent's hand, once" under r24 cites r24 "6.5.1" {
  given hand of one: "Life-form Scan"
  given hand of two: "Lopez" of two
  then one does not see "Lopez"
  when one plays "Life-form Scan"
  then one sees "Lopez", "Life-form Scan" in discard_pile of one
}

card "Particle Fountain" interrupt {
  points 5
  property [TNG]
  plays just after you solve planet mission where it is not adorned
    and (sum of skill_level(ENGINEER, p) over p: personnel in surface of it where p in began_with of location of p
    and p is not stopped) >= 2:
    score 5 from this, adorn that mission
}

scenario "Particle Fountain just after a planet is done, before anybody does anything else" under r24, r18, faq95 cites r24 "gl-just-def",
  "gl-just-priority", "7.2.5-step4-complete", "gl-bonus-box" cites r18 "just-priority", "just-window-closes", "solve-complete-responses",
  "just-example-crossover", "just-interrupt-by" cites faq95 "3.9-fountain" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm", "Korris" version "The Next Generation"
  given hand of one: "Particle Fountain"
  given hand of two: "Life-form Scan" of two
  given turn of one
  when one plays "Particle Fountain"
  then refused
  when one attempts "Cloaked Mission"
  then one solves "Cloaked Mission", points of one = 30
  when one plays "Particle Fountain"
  then points of one = 35, bonus_points of one = 5, "Particle Fountain" in point_area of one
}

scenario "A fountain asks for engineers who solved it, not for others on the planet" under r24 cites r24 "12.4-not-present" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm", "Korris" version "The Next Generation"
  given stop "Kromm"
  given hand of one: "Particle Fountain"
  given turn of one
  when one attempts "Cloaked Mission"
  when one plays "Particle Fountain"
  then refused
}

scenario "One fountain for a mission, and no second" under r24, r18 cites r24 "gl-just-many" cites r18 "just-any-number" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm", "Korris" version "The Next Generation"
  given hand of one: "Particle Fountain", another "Particle Fountain"
  given turn of one
  when one attempts "Cloaked Mission"
  when one plays "Particle Fountain"
  then points of one = 35
  when one plays another "Particle Fountain"
  then refused
}

scenario "When something else was done it is too late" under r24, r18 cites r24 "gl-just-def" cites r18 "just-priority",
  "just-window-closes" {
  given mission of one: "Cloaked Mission"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm", "Korris" version "The Next Generation"
  given ship of one at "Cloaked Mission": "Batris"
  given hand of one: "Particle Fountain"
  given turn of one
  when one attempts "Cloaked Mission"
  when one beams "Captain Worf" from "Cloaked Mission" to "Batris"
  when one plays "Particle Fountain"
  then refused
}

card "Transwarp Conduit" interrupt {
  property [TNG]
  plays to (one ship in play: RANGE * 2 until end of turn)
}

scenario "Of two conduits the second adds nothing" under r24, r18 cites r24 "g-cumulative-ex-transwarp" cites r18 "cum-conduit" {
  given mission of one: "Cloaked Mission"
  given ship of one at "Cloaked Mission": "I.K.S. Bortas"
  given hand of one: "Transwarp Conduit", another "Transwarp Conduit"
  when one plays "Transwarp Conduit"
  then RANGE of "I.K.S. Bortas" = 18
  when one plays another "Transwarp Conduit"
  then RANGE of "I.K.S. Bortas" = 18
}

card "Tachyon Detection Grid" interrupt {
  property [TNG]
  plays only if 4 your ships in play
  plays to decloak one cloaked ship in play, that ship cannot be cloaked until end of turn
}

scenario "Four ships find a fifth that is cloaked" under r24 cites r24 "7.6-kinds", "6.5.1" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of one at "Amnesty Talks": another "U.S.S. Oberth"
  given ship of two at "Amnesty Talks": "I.K.S. K'Vort" of two
  given cloak "I.K.S. K'Vort"
  given hand of one: "Tachyon Detection Grid"
  when one plays "Tachyon Detection Grid"
  then refused
  given ship of one at "Amnesty Talks": "U.S.S. Enterprise" version "Chain of Command"
  given ship of one at "Amnesty Talks": "Batris"
  when one plays "Tachyon Detection Grid"
  then "I.K.S. K'Vort" is not cloaked, not ("I.K.S. K'Vort" can be cloaked)
}

card "Vulcan Mindmeld" interrupt {
  property [TNG]
  traits Vulcan_related
  plays to {
    let melder be one your Mindmeld personnel in play
    let other be one your personnel in play where it != melder and it is present_with melder
    melder: gains skills of other until end of turn
  }
  text dated 1994-11-01 cites faq95 "3.9-meld-each", "3.9-meld-adds", "3.9-meld-which" {
    plays to {
      let gathering be one m: mission where some p: personnel where p is your and p has Mindmeld and location of p = m
        and (some q: personnel where q is your and q != p and q is present_with p)
      for each melder in every Mindmeld personnel in play where it is your and location of it = gathering {
        you may {
          let other be one your personnel in play where it != melder and it is present_with melder
          melder: gains skills of other until end of turn
        }
      }
    }
  }
  text dated 2024-04-01 { }
}

scenario "Whoever melds has the skills of the other until the turn ends" under r24 cites faq95 "3.9-meld-adds" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Martin"
  given hand of one: "Vulcan Mindmeld"
  then not ("Spock" has Exobiology)
  when one plays "Vulcan Mindmeld"
  then "Spock" has Exobiology, "Vulcan Mindmeld" in discard_pile of one
  given announce turn_closes(one)
  then not ("Spock" has Exobiology)
}

scenario "Nobody melds who is alone: the one with company does, unasked" under r24 cites faq95 "3.9-meld-adds" {
  given mission of one: "Amnesty Talks"
  given mission of one: "Cloaked Mission"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Spock", "Davies"
  given away team of one on "Cloaked Mission": "Tuvok"
  given hand of one: "Vulcan Mindmeld"
  when one plays "Vulcan Mindmeld"
  then "Vulcan Mindmeld" in discard_pile of one, "Spock" has Geology
}

scenario "Whoever melds adds the other's skills to his own, each as often as it stands there" under r24 cites faq95 "3.9-meld-adds" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Riva"
  given hand of one: "Vulcan Mindmeld"
  then skill_level(Diplomacy, "Spock") = 2
  when one plays "Vulcan Mindmeld"
  then skill_level(Diplomacy, "Spock") = 4, skill_level(Diplomacy, "Riva") = 2
}

scenario "As first printed everybody at one place who has the art may meld, each with whom he likes" under r24 as of 1995-01-01,
  faq95 as of 1995-01-01
  cites faq95 "3.9-meld-each", "3.9-meld-adds" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Tuvok", "Martin", "Riva"
  given hand of one: "Vulcan Mindmeld"
  when one plays "Vulcan Mindmeld"
  one accepts
  one chooses "Riva"
  one accepts
  one chooses "Martin"
  then skill_level(Diplomacy, "Spock") = 4, "Tuvok" has Exobiology, "Vulcan Mindmeld" in discard_pile of one
  given announce turn_closes(one)
  then skill_level(Diplomacy, "Spock") = 2, not ("Tuvok" has Exobiology)
}

scenario "Today one alone melds" under r24 as of 2024-04-01 {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock", "Tuvok", "Martin", "Riva"
  given hand of one: "Vulcan Mindmeld"
  when one plays "Vulcan Mindmeld"
  one chooses "Spock"
  one chooses "Riva"
  then skill_level(Diplomacy, "Spock") = 4, not ("Tuvok" has Exobiology)
}

scenario "Alone, or with strangers to the art, nobody melds" under r24 cites faq95 "3.9-meld-adds" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Spock"
  given hand of one: "Vulcan Mindmeld"
  when one plays "Vulcan Mindmeld"
  then refused
  given put "Spock" into hand of one
  given away team of one on "Botanical Research": "Martin", "Davies"
  when one plays "Vulcan Mindmeld"
  then refused
}

card "Asteroid Sanctuary" interrupt {
  property [TNG]
  plays to keep_from_battle one ship in play where it is undocked and skill_aboard(Navigation, it) >= 2
  plays at start of ship battle to keep_from_battle one ship in play where it is undocked and skill_aboard(Navigation, it) >= 2
}

scenario "Good navigators hide among asteroids from a battle that has begun, and all are stopped" under r24, r18, faq95
  cites r24 "gl-asteroid-sanctuary", "7.4.3-s2-responses" cites r18 "sb-responses" cites faq95 "3.9-asteroid" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "I.K.S. Bortas"
  given crew of one on "I.K.S. Bortas": "Konmel" version "The Next Generation"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Beverly" of two, "Lian T'su" of two
  given hand of two: "Asteroid Sanctuary" of two
  given turn of one
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  two passes
  when two plays "Asteroid Sanctuary"
  then "U.S.S. Oberth" is not damaged, "U.S.S. Oberth" is stopped, "I.K.S. Bortas" is stopped
  given unstop "I.K.S. Bortas"
  when one attacks "U.S.S. Oberth" with "I.K.S. Bortas"
  then refused
}

scenario "With one navigator it hides nobody" under r24 cites r24 "gl-asteroid-sanctuary" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Beverly"
  given hand of one: "Asteroid Sanctuary"
  when one plays "Asteroid Sanctuary"
  then refused
}

card "Long-Range Scan" interrupt {
  property [TNG]
  plays to {
    let target be one ship in play where it is not Long-Range Scan Shielding
    glance_at every card aboard target
  }
}

scenario "A scan shows who is aboard one ship" under r24 cites r24 "12.12" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Davies" of two
  given ship of two at "Amnesty Talks": "U.S.S. Hood" of two
  given crew of two on "U.S.S. Hood": "Lopez" of two
  given hand of one: "Long-Range Scan"
  when one plays "Long-Range Scan"
  one chooses "U.S.S. Oberth"
  then one sees "Davies", one does not see "Lopez"
}

scenario "A scan finds no ship that its player has cloaked" under r24, r18 cites r24 "7.6-no-target" cites r18 "cloak-no-target" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "I.K.S. Bortas" of two
  given cloak "I.K.S. Bortas"
  given hand of one: "Long-Range Scan"
  when one plays "Long-Range Scan"
  then refused
  given ship of two at "Amnesty Talks": "U.S.S. Hood" of two
  given crew of two on "U.S.S. Hood": "Lopez" of two
  when one plays "Long-Range Scan"
  then one sees "Lopez"
}

scenario "A ship out of phase is chosen by nobody, not even by its own player" under r24, r18 cites r24 "7.6-no-target",
  "7.6-phase-own-target" cites r18 "cloak-no-target", "phase-own-target" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "Apnex"
  given hand of one: "Long-Range Scan"
  given phase "Apnex"
  when one plays "Long-Range Scan"
  then refused
  given dephase "Apnex"
  when one plays "Long-Range Scan"
  then "Long-Range Scan" in discard_pile of one
}

scenario "A shielded ship is no target of a scan" under r24 cites faq95 "1.4-scan-shielding" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "Mercenary Ship" of two
  given crew of two on "Mercenary Ship": "Baran" of two
  given hand of one: "Long-Range Scan"
  when one plays "Long-Range Scan"
  then refused
  given ship of two at "Amnesty Talks": "U.S.S. Hood" of two
  given crew of two on "U.S.S. Hood": "Lopez" of two
  when one plays "Long-Range Scan"
  then one sees "Lopez", one does not see "Baran"
}

scenario "No ship in stasis is scanned" under r24, r18 cites r24 "10.2.4-stasis-def" cites r18 "stasis-def" {
  given mission of one: "Amnesty Talks"
  given ship of two at "Amnesty Talks": "U.S.S. Oberth" of two
  given put_in_stasis "U.S.S. Oberth"
  given hand of one: "Long-Range Scan"
  when one plays "Long-Range Scan"
  then refused
}

card "Alien Groupie" interrupt {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Crosis" interrupt {
  property [TNG]
  plays on "Rogue Borg Mercenaries"
  not_cumulative
  not encoded "2 sentences of its text cannot be read yet"
}

card "Disruptor Overload" interrupt {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Distortion of Space/Time Continuum" interrupt {
  property [TNG]
  plays on ship
  not encoded "one sentence of its text cannot be read yet"
}

card "Emergency Transporter Armbands" interrupt {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Energy Vortex" interrupt {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Escape Pod" interrupt {
  property [TNG]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Full Planet Scan" interrupt {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
  text dated 1994-11-01 cites faq95 "3.9-scan" {
    plays to { let scanned be one planet mission in play; glance_at every card in seeds of scanned }
  }
  text dated 2024-04-01 { }
}

scenario "As first printed a Full Planet Scan shows all that lies under a planet mission, wherever the player is" under r24 as of
  1995-01-01, faq95 as of 1995-01-01
  cites faq95 "3.9-scan" {
  given mission of two: "Amnesty Talks"
  given mission of two: "Cloaked Mission"
  given seeds of two under "Amnesty Talks": "Gravitic Mine", "Ancient Computer"
  given seeds of two under "Cloaked Mission": "Archer", "Nausicaans"
  given hand of one: "Full Planet Scan"
  when one plays "Full Planet Scan"
  then one sees "Archer", one sees "Nausicaans", one does not see "Gravitic Mine"
}

card "Hugh" interrupt {
  property [TNG]
  plays to tame one dilemma in play where it is roams_the_spaceline
  plays to discard one interrupt in play where covers("Rogue Borg Mercenaries", it)
  not encoded "it discards all Rogue Borg at one location"
}

scenario "Hugh keeps the Borg Ship from attacking for a turn, and no ship of the Borg" under cr98, r24 cites cr98 "borgship-hugh" {
  given mission of one: "Amnesty Talks"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given ship of two at "Amnesty Talks": "Borg Cube" of two
  given hand of one: "Hugh"
  given turn of one
  when one plays "Hugh"
  then refused
  given "Borg Ship" of two on "Amnesty Talks"
  when one plays "Hugh"
  given announce turn_ends(one)
  then "U.S.S. Oberth" is not damaged, in_play("U.S.S. Oberth")
}
