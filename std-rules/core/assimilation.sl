// What the Borg assimilate, and what it is then.

rule assimilation cites r24 "gl-assim-def", "gl-assim-no-holo", "gl-assim-pers-attributes", "gl-drone-def", "g-drone-def" {
  /// What was the opponent's becomes yours, and Borg: with a ship the ships in it, and what was played on it.
  verb assimilate (what: crew_card or craft) past assimilated log "{what} is assimilated" cites r24 "gl-assim-pers-control",
    "gl-assim-pers-affil", "gl-assim-ship-control", "gl-assim-ship-carried", "gl-assim-planet-facility", "gl-assim-cards-on"
    cites r18 "assim-ship-carried" {
    control what by you
    set made_borg of what to yes
    if what is personnel { set mode of what to Borg }
    if what is craft {
      set mode of what to Borg
      for each x in attached of what { control x by you }
      for each x in interior of what where x is ship and x can be assimilated { assimilate x }
    }
  }
  /// Whether the Borg have assimilated the card.
  field made_borg: truth of card = no
  forbid assimilate of (c: card) by (p: player) when controller of c = doer(p) because "{c} is that player's already"
  forbid assimilate of (c: card) when c is personnel and c is hologram because "the Borg assimilate no holograms"

  // Whoever is no counterpart is one drone among others: each icon gives him what it gives a drone.
  /// A personnel whom the Borg have made a drone.
  relation (p: personnel) made_a_drone means made_borg of p and not (counterpart in printed traits of p)
  every personnel where it is made_a_drone: gains drone, INTEGRITY = (7 if [Com] in icons of it else 5),
    CUNNING = (7 if [Nav] in icons of it else 5), STRENGTH = (7 if [Def] in icons of it else 5)

  // What he was by profession he goes on to know, but has no profession any more.
  every personnel where it is made_a_drone: classification becomes nothing cites r24 "gl-assim-pers-class" cites r18 "assim-class"

  // Who is aboard a ship stays whose he was; who is in a facility does not.
  procedure assimilate_planet (m: mission, you: player) cites r24 "gl-assim-planet-cards" cites r18 "assim-planet" {
    for each c in surface of m where c can be assimilated { you assimilates c }
    for each f: facility where location of f = m and f can be assimilated {
      you assimilates f
      for each c in interior of f where c can be assimilated { you assimilates c }
      for each s in dock of f where s can be assimilated { you assimilates s }
    }
  }
}

// Nobody attempts what is the Borg's.
rule assimilated_planets cites r24 "gl-assim-planet-mission" {
  forbid attempt of (m: mission) when not (m is unassimilated) because "the Borg have assimilated {m}"
}

// One objective at a time is what they follow.
rule current_objectives cites r24 "gl-borg-current-objective" {
  /// A Borg objective of the player that is not completed yet.
  relation (c: card) pursued_by (p: player) means c is objective and controller of c = p and [BO] in icons of c and c in table of p
  forbid play of (c: card) by (p: player) when c is objective and [BO] in icons of c
    and (some x: objective where x != c and x is pursued_by p) because "your Borg follow another objective"
  forbid action activate of (c: card) by (p: player) when c is objective and [BO] in icons of c
    and (some x: objective where x != c and x is pursued_by p) because "your Borg follow another objective"
}

// What is one player's and Borg, wherever it is at one location.
rule collectives cites r24 "gl-borg-collective" {
  /// The Borg personnel, ships and facilities of one player at one location: the hive to which the card belongs.
  noun hive_of (c: card) gives set of card means
    every x: card where controller of x = controller of c and location of x = location of c
      and (x is personnel and mode of (x as personnel) = Borg or x is craft and mode of (x as craft) = Borg)
}

// Whoever is no Borg scores for a ship of theirs that he destroys in a battle.
rule borg_ships cites r24 "gl-borg-ship-points" {
  before destroy of (c: craft) {
    let you be opponent of controller of c
    if in_battle and c is ship and mode of c = Borg and points of c is something and not (you is_playing Borg) {
      score points of c from c
    }
  }
}
