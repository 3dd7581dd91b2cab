// expect: 3
// wish: the text of a captive is silent
set trial "Trial" released 1994

card "Costly Hostage" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  while this is captive: opponent's personnel: CUNNING -1
}

card "Sleeping Sage" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  while this is disabled: your personnel present: CUNNING +1
}

card "Frozen Captain" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  at end of each turn, if this is in_stasis: draw 1
}

card "Good Hostage" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  when this is captured: draw 1
  while this is stopped: your personnel present: CUNNING +1
}
