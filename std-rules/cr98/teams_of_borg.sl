// Borg beam to a planet, or aboard what is not theirs, one by one to scout what an objective is aimed at, or to strike back.
rule teams_of_borg cites cr98 "parasites-borg-restrict", "ubi-restrict" {
  /// Borg of the player may go to this place by the transporters, for what an objective lets them do there or to strike back.
  relation (m: card) open_to_borg_of (you: player) means
    location of m is open_to_revenge
    or some o: objective where controller of o = you and o is still_scouting and aim of o = m and (some k in scouting_leaves of o)
      and no x: personnel where controller of x = you and host of x = m and mode of x = Borg and x is active
  forbid beam of (p: personnel) to (dest: place) by (you: player) when mode of p = Borg and p is not mixing and acting is nothing
    and some m: card where (m is mission and dest = surface of (m as mission)
    or m is craft and controller of m != controller of p and dest = interior of (m as craft))
      and not (m open_to_borg_of you)
    because "Borg form a team there only to scout or to strike back"
}
