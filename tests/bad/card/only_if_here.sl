// expect: 5
// wish: a card in a hand is nowhere
set trial "Trial" released 1994

card "Local Rite" event {
  plays on mission
  plays only if some your personnel here
}

card "Own Ground" event {
  plays on mission
  plays only if host is your
}

card "Long Way" event {
  plays on mission
  plays only if some your personnel at location of this
}

card "Company" event {
  plays on mission
  plays only if no personnel present with this
}

card "Free Berth" personnel {
  Federation
  OFFICER
  5 / 5 / 5
  for free if some your ship here
}

card "Good Ground" event {
  plays on mission where it is your and some your personnel at it
  plays only if 3 your personnel in play
}
