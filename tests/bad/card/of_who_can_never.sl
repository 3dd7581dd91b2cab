// expect: 4
// wish: no dilemma attacks or is attacked; nobody reports to a time location; what a commandeering card says of its host no personnel says
set trial "Trial" released 1994

card "Cease Fire" interrupt {
  plays to each dilemma in play cannot attack until end of turn
}

card "Open Sights" event {
  plays on table
  event cannot be attacked
}

card "Late Visitor" personnel {
  Non-Aligned
  VIP
  5 / 5 / 5
  may report aboard time_location
}

card "Two Hats" personnel {
  Federation
  CIVILIAN
  5 / 5 / 5
  host may meet up to 2 staffing icons
}
