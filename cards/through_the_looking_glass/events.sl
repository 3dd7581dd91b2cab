set through_the_looking_glass "Through the Looking Glass" released 2016

card "Habit of Disappearing" event {
  icons [AU]
  property [TOS]
  seeds or plays on table
  immune to "Kevin Uxbridge"
  not encoded "one sentence of its text cannot be read yet"
}
