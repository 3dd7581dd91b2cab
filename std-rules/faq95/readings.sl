// Cards of which the answers of 1995 say what their words say today, and cards whose words nobody has scripted yet.

// What is played like an event is still no event, and so it is with everything that is played like something else.
amend rule card_types {
  replace relation (c: card) is_of_type (t: card_type) cites faq95 "1.5-played-as" means card_type of c = t
}
ruling "Kevin Uxbridge" in faq95 cites faq95 "3.9-kevin" {
  plays to nullify one event in play except "Treaty"
  plays to nullify one artifact in play where it is used_as_event
  plays to nullify one event or artifact in pending where it is just_played and (it is event or it is used_as_event)
    and not covers("Treaty", it)
  immune to "Amanda Rogers"
}
ruling "Static Warp Bubble" in faq95 cites faq95 "3.8-swb" {
  plays on table
  when turn_ends of opponent: discard one card in hand of opponent by opponent
  not_cumulative
}
ruling "The Traveler: Transcendence" in faq95 cites faq95 "3.8-traveler" {
  plays on table
  when played: choose_player for this, nullify every "Static Warp Bubble" in play
  at end of every turn, if turn_player in players_of(this): draw_for(turn_player, 1)
  when "Static Warp Bubble" is played: nullify it
  not_cumulative
}
ruling "Interrogation" in faq95 cites faq95 "3.8-interrogate-score" {
  plays on captive personnel where it is captive_of you and not (it bears_a_copy_of this)
  only while the host is captive
  once each turn per copy: you may {
    opponent chooses one {
      you score 10 from this, set_free_anywhere host as personnel
      you score 1 from this
    }
  }
}
ruling "Tachyon Detection Grid" in faq95 cites faq95 "1.4-cloak-exceptions" {
  plays only if 4 your ships in play
  plays to decloak one cloaked ship in play, that ship cannot be cloaked until end of turn
}
ruling "Long-Range Scan" in faq95 cites faq95 "1.4-scan-shielding" {
  plays to {
    let target be one ship in play where it is not Long-Range Scan Shielding
    glance_at every card aboard target
  }
}
ruling "Alien Parasites" in faq95 cites faq95 "3.2-parasites-not-stop", "3.2-parasites-control", "3.2-parasites-reseed" {
  unless INTEGRITY > 32: infect_team
}
ruling "Spacedock" in faq95 cites faq95 "3.4-neutral-dock", "3.8-spacedock" {
  plays on outpost
  when your ship is berthed, if that ship on host and that ship is damaged: repair that ship
  when played: repair each your damaged ship on host
}
ruling "Anti-Time Anomaly" in faq95 cites faq95 "3.8-anti-time" {
  plays on table
  reaches into stasis
  at end of your full turn number 3: kill every personnel in play, discard this
}
ruling "Zaldan" in faq95 cites faq95 "3.2-zaldan" {
  unless Treachery x2 OR disruptor OR "Wesley Crusher" OR Exobiology: kill two Diplomacy personnel in team at random
}
ruling "Auto-Destruct Sequence" in faq95 cites faq95 "1.1-stopped-play-on" {
  plays on your ship
  at end of each turn {
    damage every ship where location of it = location of host and it != host and SHIELDS of it < 8
    destroy host as ship
  }
}
ruling "D'Tan" in faq95 cites faq95 "1.2-action-special" {
  Romulan personnel with no Treachery present: INTEGRITY +1
}

// A ship with no RANGE left goes nowhere, and that is all.
ruling "Baryon Buildup" in faq95 cites faq95 "3.8-baryon" {
  plays on ship
  host: RANGE -2
  cumulative
}

// She is as good as a phaser to those beside her, and is none.
ruling "Tasha Yar - Alternate" in faq95 cites faq95 "3.6-yar" {
  your Federation or Non-Aligned personnel present: STRENGTH +2
}

// A targ makes Klingons strong, though it is none of the four at the door itself.
ruling "Targ" in faq95 cites faq95 "3.6-targ-strength" {
  personnel present where klingon_species in species of it and not covers("Targ", it): STRENGTH +1
}
rule doors_that_jam cites faq95 "3.6-targ-strength" {
  /// The STRENGTH of the four strongest personnel of a team together.
  noun strongest_four (who: set of card) gives number means
    sum of STRENGTH of p over p: personnel in who where number of (q: personnel in who where q comes_before p) < 4
  /// The first one is stronger than the other one, or as strong and named before him.
  relation (q: personnel) comes_before (p: personnel) means STRENGTH of q > STRENGTH of p
    or STRENGTH of q = STRENGTH of p and position(q) < position(p)
}
ruling "Malfunctioning Door" in faq95 cites faq95 "3.6-targ-strength" {
  to get past Soong_type android OR (strongest_four(team) > 27)
}

// Three at least, with more than ten times as much STRENGTH as they are heads.
rule brute_force cites faq95 "3.1-brute-force" {
  /// How many personnel are in a team.
  noun heads_of (who: set of card) gives number means number of (p in who where p is personnel)
  /// The STRENGTH of a team, without what only fights.
  noun brawn_of (who: set of card) gives number means sum of STRENGTH of p over p: personnel in who
}
ruling "Brute Force" in faq95 cites faq95 "3.1-brute-force" {
  requires (heads_of(team) >= 3 and brawn_of(team) > 10 * heads_of(team))
}

// To have one half of a hole closed closes both.
rule wormholes cites faq95 "3.9-amanda-wormhole" {
  when nullify of (c: card) {
    if covers("Wormhole", c) {
      let other_end be first x: interrupt in hand of owner of c where covers("Wormhole", x) and x != c
      if other_end is something { discard other_end }
    }
  }
}

// Only two kinds of ships are shuttles.
ruling "Engage Shuttle Operations" in faq95 cites faq95 "3.8-shuttle-which" {
  plays on table
  carry ship where covers("Type VI Shuttlecraft", it) or covers("Yridian Shuttle", it) aboard
    Tractor Beam ship where skill_aboard(ENGINEER, it) > 0
}

// Who has no Empathy to speak of flies no living ship.
ruling "Gomtuu" in faq95 cites faq95 "3.5-gomtuu-empathy" {
  staffed with Empathy x2
}

// Whoever selects a skill has it once, however often the other one has it.
ruling "K'chiQ" in faq95 cites faq95 "3.9-meld-select" {
  when this is reported: select one of regular_skills for this
  at start of each turn: you may select one of regular_skills for this
  this: gains selected_skill of this
}

// What befalls males befalls a targ, too.
ruling "Parallel Romance" in faq95 cites faq95 "3.6-targ-male" {
  if some male personnel in team and (some female personnel in team) {
    afflict one male personnel in team at random under this
    afflict one female personnel in team at random under this
    place this on attempted_mission
  }
  personnel where it suffers_from this: is stopped, STRENGTH -2
}
