// Tribbles, which no rule brings into play yet, and which are beamed where they are.

// Small ones go along with people. A large one needs somebody who understands transporters, and SHIELDS do not keep him off.
rule beaming_tribbles cites r24 "11.3-large-beam", "11.3-tribble-beam-where", "10.1-transporter-skill-tribbles"
  cites r18 "trib-large-beam" {
  /// A tribble card of at least 100 tribbles.
  relation (t: tribble) numerous means not starts_with(title of t, "1 Tribble") and not starts_with(title of t, "10 Tribbles")
  /// All places at a location from which large tribbles can be beamed.
  noun tribble_starts of (m: mission) gives set of card means (every c: craft where location of c = m) + (every x in m where x is planet)
  /// All places at a location to which you can beam large tribbles.
  noun tribble_ends of (m: mission) gives set of card means (every c: craft where location of c = m) + (every x in m where x is planet)
  /// Large tribbles at a planet, ship or facility.
  noun tribbles_at (e: card) gives set of tribble means every t: tribble in place_at(e) where t is numerous
  action beam_tribbles in orders says "beam {what} from {start} to {dest} with {who}" {
    name who in every personnel where it is your and it is active and skill_level(Transporter Skill, it) > 0
    name start in tribble_starts of location of who where size(tribbles_at(it)) > 0
    name dest in tribble_ends of location of who where it != start
    legal when start is manned_by you or dest is manned_by you because "no transporter of yours reaches there"
    legal when some t: tribble where t is numerous because "there are no large tribbles"
    pick what: up to (skill_level(Transporter Skill, who)) tribble in place_at(start) where it is numerous
    do {
      for each t in what { put t into place_at(dest) }
      stop who
    }
  }
}
