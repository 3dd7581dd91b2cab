// Texts whose changes of numbers rest on each other are weighed in the order in which they came.

kind fighter of card plural fighters {
  has might: number printed
  has wit: number printed
  line might / wit
}
set machine "Machine" released 2024
card "Rex" fighter { 6 / 6 }
card "Sam" fighter { 4 / 4 }
card "Blunt" tool { each fighter with might > 5: wit -2 }
card "Drain" tool { each fighter with wit > 5: might -2 }
card "Boost" tool { each fighter: might +3 }
card "Curb" tool { each fighter with might > 5: might -2 }
card "Grow" tool { each fighter: might + (might / 2) }
card "First Prize" tool { each fighter with might > 5: might +1 }
card "Second Prize" tool { each fighter with might > 6: might +2 }
card "Watch" tool { while wit of (first f: fighter where title of f = "Rex") > 5: each fighter: might -2 }
card "Ward" tool { while might of (first f: fighter where title of f = "Rex") > 5: each fighter: wit -2 }

scenario "The one that came first is judged without the other" {
  given camp of one: "Rex", "Blunt"
  given camp of one: "Drain"
  then wit of "Rex" = 4, might of "Rex" = 6
}
scenario "And so the other way round, whatever is asked first" {
  given camp of one: "Rex", "Drain"
  given camp of one: "Blunt"
  then might of "Rex" = 4, wit of "Rex" = 6
}
scenario "What is in no circle counts for both, though it came last" {
  given camp of one: "Sam", "Rex", "Blunt"
  given camp of one: "Drain"
  given camp of one: "Boost"
  then might of "Sam" = 7, wit of "Sam" = 2, might of "Rex" = 9, wit of "Rex" = 4
}
scenario "A text is judged without itself" {
  given camp of one: "Rex", "Sam", "Curb"
  then might of "Rex" = 4 because add -2 "Curb"
  then might of "Sam" = 4
}
scenario "So is how much it adds" {
  given camp of one: "Rex", "Grow"
  then might of "Rex" = 9 because add 3 "Grow"
}
scenario "Of several each finds what the older ones made" {
  given camp of one: "Rex", "First Prize"
  given camp of one: "Second Prize"
  then might of "Rex" = 9
}
scenario "Which is another order" {
  given camp of one: "Rex", "Second Prize"
  given camp of one: "First Prize"
  then might of "Rex" = 7
}
scenario "Whether a text is in force is asked in the same order" {
  given camp of one: "Rex", "Sam", "Ward"
  given camp of one: "Watch"
  then wit of "Rex" = 4, might of "Rex" = 6, wit of "Sam" = 2, might of "Sam" = 4
}
scenario "And in the other" {
  given camp of one: "Rex", "Sam", "Watch"
  given camp of one: "Ward"
  then might of "Sam" = 2, wit of "Sam" = 4, might of "Rex" = 4, wit of "Rex" = 6
}
