// Rogue Borg, who come aboard a ship as interrupts and fight its crew until either is gone.

titles "Rogue Borg Mercenaries", "Crosis", "Lore Returns", "Intruder Force Field"

rule rogue_borg cites faq95 "3.9-rogue-battle" {
  /// The card is one of the Rogue Borg: a mercenary or Crosis.
  relation (c: card) rogue means covers("Rogue Borg Mercenaries", c) or covers("Crosis", c)
  /// The Rogue Borg aboard a ship.
  noun rogues_on (s: card) gives set of card means every c: card in attached of s where c is rogue
  /// Some Rogue Borg are aboard the ship.
  relation (s: card) held_by_rogues means some c: card in attached of s where c is rogue
  /// The STRENGTH of the Rogue Borg aboard a ship together: each is as strong as they are many, and twice that with Crosis.
  noun rogue_strength (s: card) gives number cites faq95 "3.9-rogue-group", "3.9-rogue-crosis" means
    size(rogues_on(s)) * size(rogues_on(s)) * (2 if some c in rogues_on(s) where covers("Crosis", c) else 1)
  /// The crew of a ship that fights the Rogue Borg aboard, with all who have joined it.
  noun crew_under_siege (s: ship) gives set of personnel cites faq95 "3.9-rogue-reinforce" means
    every p: personnel in interior of s where controller of p = controller of s and p is conscious
  /// The ship is one on which Rogue Borg may be played: the opponent's, with somebody aboard, and in sight.
  relation (s: ship) open_to_rogues (p: player) cites faq95 "3.9-rogue-cloak" means
    controller of s != p and s is not out_of_sight and some x: personnel in interior of s where controller of x = controller of s
  /// Two Rogue Borg alone are kept back by a force field of the ship's player.
  relation (s: ship) keeps_rogues_back cites faq95 "3.8-force-field" means
    size(rogues_on(s)) < 3 and some f: card where covers("Intruder Force Field", f) and controller of f = controller of s

  // They may come one after the other before they fight, and each may be answered.
  procedure come_aboard (s: ship, you: player) cites faq95 "3.9-rogue-group" {
    while some x in hand of you where x is rogue {
      you may {
        let next be one of (every x in hand of you where x is rogue)
        announce_play(next, s)
        if next in pending { put next into attached of s }
      } else { leave loop }
    }
    fight_rogues(s)
  }
  // The stronger side has won. One of the losers goes, and the crew is stopped.
  procedure fight_rogues (s: ship) cites faq95 "3.9-rogue-battle", "3.9-rogue-loss", "3.9-rogue-stopped" {
    if s is keeps_rogues_back { leave fight_rogues }
    let crew be crew_under_siege(s)
    if size(crew) = 0 { leave fight_rogues }
    let theirs be sum of STRENGTH of p over p in crew
    announce rogues_fight(s, rogue_strength(s), theirs)
    if rogue_strength(s) > theirs {
      let lost be one of crew at random
      kill lost
    } else if theirs > rogue_strength(s) {
      let lost be one of rogues_on(s) at random
      discard lost
    }
    for each p in crew where in_play(p) { stop p if p can be stopped }
    stop s if s can be stopped
  }
  /// Rogue Borg fight the crew of a ship.
  event rogues_fight (s: card, x: number, y: number) log "Rogue Borg ({x}) fight the crew of {s} ({y})"
  when turn_begins (p: player) for each s: ship where s is held_by_rogues cites faq95 "3.9-rogue-battle", "3.9-rogue-control" {
    fight_rogues(s)
  }
  /// Discards all Rogue Borg aboard a ship.
  verb chase_off_rogues (what: ship) past chased_off_rogues log "the Rogue Borg aboard {what} are gone" {
    for each c in rogues_on(what) { discard c }
  }

  // Where nobody is left of the crew, Lore makes the ship theirs. They fly it without staff and without a leader.
  /// The ship is one on which Lore may return: your Rogue Borg hold it, and nobody of its player's is left aboard.
  relation (s: ship) taken_by_rogues_of (p: player) cites faq95 "3.8-lore-own-rogue" means
    controller of s != p and (some c in rogues_on(s) where controller of c = p)
    and no x: personnel in interior of s where controller of x = controller of s
  /// Rogue Borg under Lore run the ship.
  relation (s: ship) run_by_rogues cites faq95 "3.9-rogue-leader" means
    s is held_by_rogues and some l: card in attached of s where covers("Lore Returns", l) and controller of l = controller of s
  procedure hand_to_lore (s: ship, you: player) cites faq95 "3.8-lore-commandeers" { control s by you; unstop s if s can be unstopped }
}
ruling "Rogue Borg Mercenaries" in faq95 cites faq95 "3.9-rogue-group", "3.9-rogue-cloak" {
  plays on ship where it is open_to_rogues you
  when played: come_aboard(host as ship, you)
  host: is besieged
}
ruling "Crosis" in faq95 cites faq95 "3.9-rogue-crosis" {
  plays on ship where it is held_by_rogues and it is open_to_rogues you
  when played: fight_rogues(host as ship)
  host: is besieged
}
rule sieges cites faq95 "3.9-rogue-stopped" {
  /// A ship with Rogue Borg aboard who fight its crew: it goes nowhere by itself.
  state besieged of ship
  forbid move of (s: ship) when s is besieged and s is not run_by_rogues and not (s is keeps_rogues_back)
    because "Rogue Borg fight the crew of {s}"
}
ruling "Lore Returns" in faq95 cites faq95 "3.8-lore-commandeers", "3.8-lore-own-rogue" {
  plays on ship where it is taken_by_rogues_of you
  when played: hand_to_lore(host as ship, you)
}
ruling "Intruder Force Field" in faq95 cites faq95 "3.8-force-field" {
  plays on table
}
