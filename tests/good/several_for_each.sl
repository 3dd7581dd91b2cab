set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  each your ship: (RANGE +1, WEAPONS +1) for each your event, SHIELDS +1
  each your ship: (RANGE -1, SHIELDS -1 if it is docked) for each personnel aboard it
}

card "Another Trial" ship {
  Federation
  staffing [Cmd], [Stf] x2
  1 / nothing / 1
}
