// A ship and its crew that fall to the other player in the midst of a turn.

// He gives them orders, and nobody else, until he has done. What was theirs to observe is his: whom they may attack, what they may
// attempt, and where Borg may go. Then they are stopped, they are their player's again, and the turn goes on.
rule seizures cites cr98 "parasites-legal-moves", "parasites-borg-scout" {
  /// Marked as somebody or something of a player that takes no orders while he commands those whom he has seized.
  state bystander of crew_card, craft { cannot beam, move, walk, join_attempt, join_attempt_ship, attack }
  /// The opponent takes the Away Team aboard its ship and commands ship and crew until he has given all his orders.
  verb infect_team past infected_team cites cr98 "parasites-legal-moves", "parasites-borg-scout", "parasites-nonborg-controller",
    "parasites-borg-controller", "parasites-borg-controls-nonborg" {
    let victim be attempter
    let m be attempted_mission
    let s be one of (every x: ship in orbit of m where controller of x = victim) by opponent of victim
    if s is something {
      for each x in every c in team { put x into interior of s }
      let seized be every x in interior of s where controller of x = victim
      for each c: crew_card where controller of c = opponent of victim { mark c as bystander }
      for each c: craft where controller of c = opponent of victim { mark c as bystander }
      control s by opponent of victim
      for each x in seized { control x by opponent of victim }
      with attempt_place = nothing, attempter = nothing, attempt_goes_on = no, attempt_side = nothing, facing_now = nothing,
        scouting_for = nothing, assembled = nothing, announced_card = nothing, in_battle = no, battle_place = nothing,
        battle_in_space = no, starter_of_battle = nothing, under_attack = nothing, attackers = nothing {
        offer opponent of victim orders
      }
      for each c: crew_card where c is bystander { unmark c as bystander }
      for each c: craft where c is bystander { unmark c as bystander }
      for each x in seized where in_play(x) { control x by victim }
      if in_play(s) {
        control s by victim
        stop s if s can be stopped
      }
    }
  }
}
