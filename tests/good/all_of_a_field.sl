// What is lost whole, changes of those who are anywhere, and what may be done when something is announced.
set trial "Trial" released 1994
titles "A Dilemma"

card "A Trial" event {
  plays on ship
  each personnel aboard host: loses all skills
  your personnel anywhere: INTEGRITY +1
}

card "Another Trial" event {
  plays on table
  when "A Dilemma" is encountered: discard that dilemma
}

card "A Third Trial" dilemma planet {
  place this on attempted_mission
  at end of each turn: stop one personnel here
  unless Honor: stop one personnel in team
}
