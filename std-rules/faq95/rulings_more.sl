// Cards of which no script says yet what they say today, as they were read in 1995.

// War is declared on the side of a ship that attacked a Federation ship, at any time after that; on none without a side. There may be several wars.
rule wartime cites faq95 "3.8-wartime-nonaligned", "3.8-wartime-fed", "3.8-wartime-when", "3.8-wartime-many" {
  /// The affiliations whose ships have attacked a player's Federation ships.
  field attacked_by: set of affiliation of player
  /// The affiliation on which war was declared with a card.
  field enemy_named: affiliation of card
  when battle of (what: personnel or craft) cites faq95 "3.8-wartime-when" {
    if what is ship and mode of (what as ship) = Federation {
      let mine be controller of what
      set attacked_by of mine to attacked_by of mine + sides_of_attackers(mine)
    }
  }
  /// The sides of the ships that now attack a player.
  noun sides_of_attackers (p: player) gives set of affiliation cites faq95 "3.8-wartime-nonaligned", "3.8-wartime-fed" means
    every a in affiliations_of_1995 where some s: ship where s is embattled and controller of s != p and mode of s = a
  /// Declares war on one of those who have attacked.
  verb declare_war with (c: card) past declared log "{by} declares war" cites faq95 "3.8-wartime-when" {
    let enemy be one of attacked_by of you
    set enemy_named of c to enemy
  }
  /// Whether the player of a force is at war with somebody in the other.
  noun at_war_with (force: set of card, foe: set of card) gives truth cites faq95 "3.8-wartime-fed", "3.8-wartime-many" means
    some w: card where covers("Wartime Conditions", w) and enemy_named of w in modes_in(foe)
      and (some c in force where controller of c = controller of w)
}
ruling "Wartime Conditions" in faq95 cites faq95 "3.8-wartime-nonaligned", "3.8-wartime-when" {
  plays only if size(attacked_by of you) > 0
  plays on table
  when played: declare_war with this
}

// A fire burns at the end of each turn of who laid it, from his next one on, until a guard puts it out.
rule plasma_fires cites faq95 "3.8-plasma" {
  procedure burn (c: card) {
    if turn_number = came_in_turn of c { leave burn }
    if host of c is ship {
      if skill_aboard(SECURITY, host of c as ship) > 0 { discard c } else { damage host of c as ship }
    }
  }
}
ruling "Plasma Fire" in faq95 cites faq95 "3.8-plasma" {
  plays on ship where it is not Borg
  at end of each turn: burn(this)
}

// Five locations are nebulas.
rule nebulas cites faq95 "3.9-isabella" {
  /// A ship at a nebula.
  relation (s: card) at_a_nebula means
    location of s is something
      and (covers("FGC-47 Research", location of s) or covers("Study Nebula", location of s) or covers("Survey Mission", location of s)
      or title of (location of s) = "Paxan \"Wormhole\"" or covers("Nebula", location of s))
}
ruling "Isabella" in faq95 cites faq95 "3.9-isabella" {
  plays on ship where it is not Borg and it is at_a_nebula
  at end of your full turn number 1 {
    if skill_aboard(Youth, host as ship) = 0 { destroy host as ship } else { discard this }
  }
}

// Every Vulcan and every android of Soong's pinches one. It may be played again in the same battle.
rule nerve_pinches cites faq95 "3.9-pinch-errata", "3.9-pinch-multi" {
  procedure pinch_all by (you: player) {
    for each v in every personnel where it is fighting and controller of it = you and it is conscious
      and (vulcan_species in species of it or it is Soong_type) {
      let victim be one of (p: personnel where p is fighting and controller of p != you and p is not in_stasis) at random
      if victim is something {
        mark victim as in_stasis until end of your next turn
        set stilled_by of victim to acting
      }
    }
  }
}
ruling "Vulcan Nerve Pinch" in faq95 cites faq95 "3.9-pinch-errata", "3.9-pinch-multi" {
  plays at start of personnel battle to { pinch_all(you) }
}

// While Res-Q or the trader waits, three cards go out of the pile. Amanda Rogers alone undoes that.
rule countermands cites faq95 "3.9-counter-suspend" {
  /// Puts up to three cards of the opponent's discard pile out of play, while a card of his waits.
  verb rob_pile_under (what: card) past robbed log "{by} goes through the pile" {
    let lost be up to 3 of discard_pile of opponent
    for each c in lost { place_out_of_play c }
  }
  /// The card may nullify the other one: a countermand is undone by one card alone.
  relation (c: card) may_undo (d: card) cites faq95 "3.9-counter-only" means not covers("Countermanda", d) or covers("Amanda Rogers", c)
  forbid nullify of (c: card) when acting is something and not (acting may_undo c) because "only Amanda Rogers nullifies {c}"
}
ruling "Countermanda" in faq95 cites faq95 "3.9-counter-only", "3.9-counter-tak", "3.9-counter-suspend" {
  plays to nullify one "Telepathic Alien Kidnappers" in play
  plays to rob_pile_under one card in pending where it is just_played and (covers("Res-Q", it) or covers("Palor Toff", it))
}

// The scow takes with it everybody there who is aboard no ship, and ten points of a mission that is not done.
rule scow_blasts cites faq95 "3.9-garbage-points", "3.9-garbage-outpost" {
  /// Destroys the scow where it is.
  verb blow_up (what: card) past blown_up log "{what} blows up" {
    let m be location of what
    discard what
    for each p: personnel where location of p = m and not (host of p is ship) { kill p }
    if solver of m is nothing { m: points -10 until end of game }
  }
}
ruling "Destroy Radioactive Garbage Scow" in faq95 cites faq95 "3.9-garbage-points", "3.9-garbage-outpost" {
  plays to blow_up one "Radioactive Garbage Scow" in play
}

// Nobody protects Rishon with another Rishon.
rule rishons cites faq95 "3.8-rishon" {
  forbid play of (c: card) on (dest: card) when covers("Rishon Uxbridge", c) and dest is something and covers("Rishon Uxbridge", dest)
    because "{dest} is a Rishon already"
}
ruling "Rishon Uxbridge" in faq95 cites faq95 "3.8-rishon", "3.9-convergence-rishon" {
  plays on event in play
  immune to "Kevin Uxbridge": host
}

// Whoever is in stasis may die there, whichever its player likes.
rule deathbeds cites faq95 "3.9-dead-bed" {
  /// Kills somebody in stasis.
  verb smother (what: personnel) past smothered log "{what} dies asleep" { kill what }
}
ruling "Dead in Bed" in faq95 cites faq95 "3.9-dead-bed" {
  reaches into stasis
  plays to smother one in_stasis personnel in play
}
