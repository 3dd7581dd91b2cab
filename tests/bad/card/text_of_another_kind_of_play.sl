// expect: 4
// wish: a skill cures dilemmas, and this is an event; what follows upon something is an interrupt
set trial "Trial" released 1994

card "Remedy" event {
  plays on mission
  cure with MEDICAL
}

card "Sequel" event {
  plays on table
  plays just after your personnel is killed: draw 1
}

card "Company" event {
  plays on table
  for free with your personnel
}

card "Snob" ship {
  Federation
  6 / 6 / 6
  does not work with Klingon
}
