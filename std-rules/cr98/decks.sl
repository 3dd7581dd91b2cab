// A deck has sixty cards. Missions and outposts are among its thirty seed cards, and no outpost need be among them.

amend rule deck_sizes cites cr98 "missions-six-borg" {
  omit deck needs size(missions_of_deck(you))
  omit deck needs size(other_seeds_of_deck(you))
  deck needs size(missions_of_deck(you)) = missions_of_everybody because "a deck has exactly 6 missions" cites cr98 "missions-six-borg"
  deck needs size(seeds_with_missions(you)) <= most_seeds because "a seed deck has at most 30 cards, its missions among them"
    cites cr98 "outposts-count"
  /// How many missions every deck has, of whatever affiliation it is.
  noun missions_of_everybody gives number cites cr98 "missions-six-borg" means 6
  /// All seed cards of a player: missions, outposts and whatever else is seeded.
  noun seeds_with_missions (p: player) gives set of card cites cr98 "outposts-count" means seed_deck of p + mission_pile of p
  // The earlier rulings asked for one of each affiliation that the deck plays.
  deck needs you is free_to_seed_no_outpost or (some f in seeds_with_missions(you) where f is outpost) because "a deck has an outpost"
    cites cr98 "Outposts"
  /// The player's deck may do without an outpost.
  relation (p: player) free_to_seed_no_outpost cites cr98 "outposts-no-minimum" means yes
}
