// Away Teams that are lost on a planet until somebody solves the mission there.

rule lost_teams cites r24 "7.7" {
  /// Those who are lost at a mission.
  zone lost_people of mission: seen by everybody
  /// How many personnel of the same player are in the personnel's Away Team.
  noun team_size (p: personnel) gives number means number of (x: personnel in spot(p) where controller of x = controller of p)
  /// Loses the personnel's whole Away Team: it is placed under the mission.
  verb lose_team (what: personnel) past team_lost log "the Away Team of {what} is lost" cites cr98 "thine-own-self" {
    let m be host of what as mission
    let whose be controller of what
    let gone be every x in surface of m where controller of x = whose and x is crew_card
    for each x in gone { put x into lost_people of m face_up }
  }
  // Whoever solves the mission finds them: his own are rescued, others are his captives. Borg solve nothing, and find nobody.
  when solve of (m: mission) by (p: player) {
    for each x in lost_people of m {
      let theirs be owner of x != p
      put x into surface of m
      control x by owner of x
      if theirs and x is personnel { let you be p; capture x }
    }
  }
}
