// expect: 3
// wish: say how many of them; what cards can do the words of clauses say; a relation is not given
set trial "Trial" released 1994

card "Any of Them" event {
  plays to stop any "Spock" in play
}

card "Through the Walls" event {
  plays on table
  your personnel can be beamed
}

card "Crew of None" event {
  plays on table
  your ship: is staffed
}
