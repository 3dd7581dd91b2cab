// Laws: the machine hands over its bookkeeping, and these say what it comes to.

rule sam cites r24 "12.11", "gl-artificial-intelligence", "g-equinox-doctor", "gl-attribute-modifiers", "gl-attribute-floor",
  "10.1-special-modifier-always-on", "gl-automatic-modifiers" cites r18 "atm", "undef-zero" {
  // Set, then add, then multiply. What has no value gets none by changes, unless its own text sets it, and nothing falls
  // below zero.
  law total (base: number, changes: set of change) gives number means
    nothing if base is nothing and no c in changes where is_set(c) and target(c) = source(c)
    else at_least(0, ((amount(last c in changes where is_set(c)) if some c in changes where is_set(c) else base)
      + sum of amount(c) over c in changes where is_addition(c)) * product of amount(c) over c in changes where is_factor(c))
}

rule cumulative cites r24 "12.9", "g-cumulative-which", "g-cumulative-player-target", "gl-cum-played-same-card", "gl-cum-effects",
  "gl-cum-same-time", "g-cumulative-def", "g-cumulative-noncum-target", "g-cumulative-noncum-host", "g-cumulative-effects-list",
  "g-cumulative-eot-sot", "g-cumulative-ex-warroom", "g-cumulative-ex-science-kit", "g-cumulative-ex-eot-draws",
  "g-cumulative-ex-transwarp", "g-cumulative-ex-host", "g-cumulative-ex-disruptor" cites r18 "cum-conduit", "cum-default", "cum-effect",
  "cum-marked", "cum-markers-default", "cum-t-kidnappers", "cum-t-sciencekit", "dmg-cumulative", "cum-same-time", "cum-t-draws",
  "cum-t-player", "cum-boomer-same" cites faq95 "1.1-cumulative", "1.1-cumulative-default" {
  // Of several copies of one card with the same effect on the same target, the first alone counts.
  law counted (changes: set of change) gives set of change means
    every c in changes where not (target(c) is immune_to source(c)) and (is_cumulative(c) or source(c) is cumulative or source(c) is tactic
      or not (some d in changes where since(d) < since(c) and clause(d) = clause(c) and source(d) copies source(c)))

  // So it is with what they do at one moment, such as the end of a turn: to one and the same target, or from one and the
  // same host, only the first does it.
  law counts_again (now: change, earlier: set of change) gives truth means
    source(now) is cumulative
    or not (some b in earlier where source(b) copies source(now)
      and (target(b) = target(now) or host of source(b) is something and host of source(b) = host of source(now)))
}

rule copies cites r24 "12.7", "g-duplicate", "g-doppelganger-duplicate", "gl-copy" cites r18 "different-def" {
  /// The two are copies of one card: with the same title, and of personnel and ships also the same text.
  relation (a: card) copies (b: card) means
    same_title(a, b) and (not (a is personnel or a is ship) or printed_card of a = printed_card of b)
}

rule colon cites r24 "12.10", "11.5-mirror-correspond", "11.5-mirror-references", "g-engage-shuttle-operations-dominion-colon",
  "g-countermanda", "gl-tactical-cube" cites r18 "colon-def", "colon-exact", "colon-group", "colon-specific", "persona-requirement-exact" {
  // A title names also those that go on with a colon, a dash or a second part; a whole title names no other. The name of a place
  // is said of the missions there.
  law covers (name: title, c: card) gives truth means
    title of c = name or starts_with(title of c, join(name, ":")) or starts_with(title of c, join(name, " -"))
      or title of c = join(name, " II") or c is mission and place_name of c = name
}

rule any_version cites r24 "gl any" cites r18 "persona-any-characteristic" {
  law covers_any (name: title, c: card) gives truth means
    title of c = name or name in names of c or name in known_as of c or text_has(title of c, name)
}

rule verdict cites r24 "1.2" {
  // Of a card that forbids and a card that allows, the one that forbids has its way.
  law verdict (forbids: number, allows: number) gives truth means no
}

rule ties cites r24 "12.5" cites cr98 "tie-dilemma" {
  // Who controls a card decides among equals; a dilemma is controlled by nobody, and the other player decides.
  law tie_breaker (c: card) gives player means
    (opponent of attempter if attempter is something else opponent of reader(c)) if c is dilemma else controller of c
}

// Who steps forward is chosen before chance chooses the others.
rule volunteering cites r24 "1.2" {
  /// When somebody is selected at random, the player may have this personnel taken instead.
  clause may volunteer for random selections as volunteering of personnel says "May volunteer for random selections."
  law volunteers (candidates: set of card) gives set of card means
    every c in candidates where in_play(c) and (some k in volunteerings of c)
}

// Nobody chooses what is in stasis, what the opponent has hidden or what is out of phase, but with a text that says so: `one cloaked ship`;
// nor a ship that has landed.
// Nor does a card choose itself out of a hand: it is being played, and is no longer one of those there.
rule targets cites r24 "7.6-phase", "10.2.4", "7.1.6-no-target", "gl actions - sequence of steps", "7.6-no-target", "7.6-phase-own-target"
  cites r18 "land-target" cites cr98 "landed-no-target" {
  law may_be_chosen (c: card, chooser: card, p: player) gives truth means
    not (c = chooser and c in hand of owner of c) and not (c is too_far_for chooser) and not (c is landed_ship)
    and ((c is not in_stasis or stilled_by of c = chooser) and not (c hidden_from p) and not (c out_of_phase_with chooser)
      or some k in long_reaches of chooser)
}

// Whom a card's text calls `you`: of a dilemma on somebody's card its controller, otherwise who met it;
// of damage whose it damages; of a mission who attempts it.
rule reader cites r24 "12.3", "2.1-own-end-only" cites faq95 "1.1-turn-subject", "1.1-turn-subject-default" {
  law reader (c: card) gives player means
    (controller of host of c if host of c is craft or host of c is personnel
      else met_by of (c as dilemma) if met_by of (c as dilemma) is something else controller of c) if c is dilemma
    else controller of host of c if c is tactic and host of c is craft
    else attempter if c is mission and attempter is something and (attempted_mission is nothing or c = attempted_mission)
    else controller of c
}

// What a card does is the doing of whoever has it there: a dilemma or damage is read by whom it meets, and is none of
// his doing.
rule doing cites r24 "12.3" {
  law doer (p: player) gives player means
    controller of acting if (acting is dilemma or acting is tactic) and controller of acting != p and reader(acting) = p else p
}

rule active_text cites r24 "gl active" {
  law active (c: card) gives truth means not (c is without_special_skills) and not (c is without_users)
    and not (c is silenced) and not (c is closed) and not (c is waits_in_stasis) and not (c is a_trap)
}
