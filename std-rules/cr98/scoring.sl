// Who plays Borg scores for what his Borg have scouted and for cards that are for Borg alone.

amend rule score cites r18 "borg-ignore-points" {
  instead of score of (n: number) from (c: card) by (p: player) when p plays_borg and goal_scored is nothing and not ([BO] in icons of c)
    cites cr98 "plague-borg", "brainwash-by-borg" {
    announce points_do_not_matter(p, c)
  }
  /// A player of Borg would score points that are of no use to Borg.
  event points_do_not_matter (p: player, c: card) log "{p} plays Borg, and scores nothing from {c}"
}
