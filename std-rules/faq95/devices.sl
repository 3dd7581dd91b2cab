// Things and interrupts of 1995 that help in a pinch.

// Before anything has been met at a mission in space the staff may meet. Then the first dilemma that is met is discarded; what
// was misseeded is none.
rule staff_meetings cites faq95 "3.9-ssm-when" {
  /// How many dilemmas have been met at a mission.
  field dilemmas_met: number of mission = 0
  /// Whether the staff has met about a mission.
  field staff_has_met: truth of mission = no
  /// The player attempts a mission in space where nothing has been met yet, and all five of the staff are aboard.
  relation (p: player) may_call_the_staff cites faq95 "3.9-ssm-when" means
    attempter = p and attempting_ship is something and attempted_mission is space and facing_now is nothing
    and dilemmas_met of attempted_mission = 0
    and (some x in team where x has OFFICER) and (some x in team where x has ENGINEER) and (some x in team where x has MEDICAL)
    and (some x in team where x has SCIENCE) and some x in team where x has SECURITY
  procedure call_the_staff { set staff_has_met of attempted_mission to yes }
  when encounter of (d: dilemma) at (m: mission) cites faq95 "3.9-ssm-when", "3.9-ssm-misseed" {
    set dilemmas_met of m to dilemmas_met of m + 1
    if staff_has_met of m {
      set staff_has_met of m to no
      discard d
    }
  }
}
ruling "Senior Staff Meeting" in faq95 cites faq95 "3.9-ssm-when", "3.9-ssm-misseed" {
  plays if you is may_call_the_staff { call_the_staff() }
}

// Armbands beam people up or down at any time, in the other player's turn too, but past nothing that hinders beaming, and out
// of no dilemma but the storm of fire.
rule armbands cites faq95 "3.9-armbands" {
  /// Armbands may be used now: nothing is being met, or only a storm of fire.
  relation (p: player) may_use_armbands cites faq95 "3.9-armbands" means
    (facing_now is nothing or covers("Firestorm", facing_now)) and some x: personnel where x is worn_by p
  /// The personnel can be beamed by armbands.
  relation (x: personnel) worn_by (p: player) cites faq95 "3.9-armbands", "2.3-special-beaming" means
    controller of x = p and x can be beamed by p and (host of x is mission or host of x is ship)
    and some s: ship where controller of s = p and location of s = location of x and s is in_open_space
  procedure use_armbands (you: player) cites faq95 "3.9-armbands", "2.3-special-beaming" {
    let base be one of (every b in abodes where some x: personnel in place_at(b) where x is worn_by you)
    let who be at least 1 of (every x: personnel in place_at(base) where x is worn_by you)
    let ends be (every s: ship in orbit of location of base where s is your and s != base) + (every m in location of base where m is planet
      and m != base)
    let dest be one of ends
    for each x in who { beam x to place_at(dest) }
  }
}
ruling "Emergency Transporter Armbands" in faq95 cites faq95 "3.9-armbands", "2.3-special-beaming", "3.2-qsl-armbands" {
  plays to nullify one "Quantum Singularity Lifeforms" in play
  plays if you is may_use_armbands { use_armbands(you) }
}

// A drone adds to whoever fights with it, ten more in each battle than in the one before.
rule killer_drones cites faq95 "3.7-ep607-rise" {
  /// In how many battles a drone has fought.
  field battles_fought: number of equipment = 0
  /// What the drones of a force add to its STRENGTH in a battle: of those beside somebody who stands.
  noun drone_strength (force: set of personnel) gives number cites faq95 "3.7-ep607-rise", "3.7-ep607-use" means
    sum of 10 * (battles_fought of e + 1) over (e: equipment where covers("Echo Papa 607 Killer Drone", e)
      and some p in standing_in(force) where p is beside e and controller of p = controller of e)
  when battle_ends of (m: mission) cites faq95 "3.7-ep607-rise" {
    for each e: equipment where covers("Echo Papa 607 Killer Drone", e) and location of e = m
      and some p: personnel where p is beside e and controller of p = controller of e {
      set battles_fought of e to battles_fought of e + 1
    }
  }
}
ruling "Paul Rice" in faq95 cites faq95 "3.6-rice" {
  once each turn: you may nullify one opponent's "Echo Papa 607 Killer Drone" present
}

// A net lies between a location and the next one to its right, and lets nobody through without two levels of Diplomacy.
rule nets cites faq95 "3.8-qnet" {
  /// A net lies between the two locations.
  relation (a: mission) netted_off_from (b: mission) cites faq95 "3.8-qnet" means
    some n: card where covers("Q-Net", n) and host of n is mission and quadrant of (host of n) = quadrant of a
      and (position(a) <= position(host of n) and position(b) > position(host of n)
      or position(b) <= position(host of n) and position(a) > position(host of n))
  forbid action fly of (s: ship) to (dest: mission) when location of s netted_off_from dest and skill_aboard(Diplomacy, s) < 2
    because "a net lies in the way" cites faq95 "3.8-qnet"
}
ruling "Q-Net" in faq95 cites faq95 "3.8-qnet" {
  plays on mission where size(behind_it(it)) > 0
}

// Who has not moved yet is helped by no distortion.
rule distortions cites faq95 "3.9-distortion" {
  /// The ship has used RANGE this turn, or it or somebody of it is stopped.
  relation (s: ship) has_acted cites faq95 "3.9-distortion" means
    range_used of s > 0 or s is stopped or some p: personnel in interior of s where p is stopped
  /// Lets a ship and its people act again.
  verb distort (what: ship) past distorted log "{what} acts again" {
    set range_used of what to 0
    unstop what if what can be unstopped
    for each p: personnel where p is stopped and controller of p = controller of what and location of p = location of what {
      unstop p if p can be unstopped
    }
  }
}
ruling "Distortion of Space/Time Continuum" in faq95 cites faq95 "3.9-distortion" {
  plays to distort one ship in play where it is has_acted
}

// Two of a pair of thieves take one artifact that lies in play.
rule vorgon_thieves cites faq95 "3.9-vorgon-play" {
  /// The player has both thieves together.
  relation (p: player) has_both_thieves means
    some a: personnel where covers("Ajur", a) and controller of a = p
      and some b: personnel where covers("Boratus", b) and controller of b = p and b is beside a
  /// Takes an artifact, for both thieves.
  verb raid_for (what: artifact) past raided log "{by} takes {what}" cites faq95 "3.9-vorgon-play" {
    for each p: personnel where (covers("Ajur", p) or covers("Boratus", p)) and controller of p = you { discard p }
    if host of what is nothing { put what into table of you }
    control what by you
  }
}
ruling "Vorgon Raiders" in faq95 cites faq95 "3.9-vorgon-play" {
  plays only if you is has_both_thieves
  plays to raid_for one artifact in play where controller of it != you
}

// Before a battle is decided burns may be given, as often as there are cards for it.
rule burns cites faq95 "3.9-burns" {
  /// What is played before a battle is decided.
  menu burning says "before the battle is decided"
  before stage winner of fight_out { for each p in players { offer p burning } }
  /// The opposing personnel who are stunned in the battle.
  noun stunned_against (p: player) gives set of personnel means every x: personnel where x is embattled and controller of x != p
    and x is stunned
  action burn_two in burning says "burn with {c}" cites faq95 "3.9-burns" {
    name c in hand of you where covers("Phaser Burns", it) and it is interrupt and it is may_enter
    legal when size(stunned_against(you)) > 0 because "nobody of theirs is stunned"
    do {
      announce_play(c)
      if c in pending {
        repeat 2 {
          let struck be one of stunned_against(you) at random
          if struck is something { kill struck }
        }
        discard c
      }
    }
  }
}
