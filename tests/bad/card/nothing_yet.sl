// expect: 5
// wish: there is a team only once somebody attempts a mission
set trial "Trial" released 1994

card "Three at Least" event {
  plays on table
  while number of (personnel in team) < 3: opponent cannot attempt mission
}

card "Honor First" event {
  plays on table
  while no Honor personnel in team: opponent cannot attempt mission
}

card "Dull Days" event {
  plays on table
  while number of personnel in team = 0, each your ship: RANGE -1
}

card "Off World" event {
  plays on table
  while not (attempted_mission is planet): each your ship: RANGE -1
}

card "Safe Home" event {
  plays on table
  while no Honor personnel in team: your personnel cannot be killed
}

card "As It Should" event {
  plays on table
  while number of (personnel in team) < 3: opponent cannot solve mission
  while some Honor personnel in team, each your ship: RANGE +1
  while no Honor personnel in team: each personnel in team: STRENGTH -1
}
