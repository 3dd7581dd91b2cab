// Cards, with the marks and shapes that card texts use.
card "Éowyn O'Hara" version "Second" hero universal {
  colours Pale-Grey
  Singing x2, Stone Cutting; Riding
  5 / 9-X / 7
  X = 4 while facing storm
  icons [Odd], [1E], [*]
  traits human, half-giant
}

card "The Long Night" event {
  plays on table until end of your next turn
  at dawn: (every hero is asleep) or draw one
  once each turn, when opponent's hero is woken by any card: you may draw two cards,
    then discard one card at random,
    and if you have no hero draw an extra card
  each your [Odd] hero beside this: strength +2, cunning -1 for each friend limit +3
  each other hero with non_[Odd] friends: strength * 2
  points 4X
  text dated 2001-06-01 { at dawn: nothing }
}

card "Lantern" tool {
  unless Singing + Riding x2 OR strength > 32: stop two heroes in team
    or lowest cunning or fewest friends by opponent
  unless INTEGRITY >= 4 and (no Riding or two heroes with Singing) {
    choose one {
      wake one hero
      discard this; draw one
    }
  }
  when dawn: choose one { wake one hero ; draw one }
  if every mission where it.owner = you and it.colour = red: every your red hero is awake
}

card "Nothing to See" tool { }; card "Nothing Else" tool { }

scenario "a lantern wakes the strongest" under second cites guide "5.2" {
  given team of one at "Harbour": "Éowyn O'Hara", "Lantern"
  given "The Long Night" on table
  when one plays "Lantern"
  then strength of "Éowyn O'Hara" = 5
    because printed 5, add 2 "Lantern"
  then refused because guide "5.1"
}
