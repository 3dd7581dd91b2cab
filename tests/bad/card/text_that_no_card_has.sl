// expect: 4
// wish: no card has this text, and the nearest one is told
set trial "Trial" released 1994

card "Long Boat" ship { Federation; 6 / 6 / 6; ship_class "Cutter-Class Boat"; staffing [Stf] }
card "Old Hand" personnel { Federation; OFFICER; 5 / 5 / 5; names "Gaffer" }
card "Home Port" mission planet { Federation; span 2; points 30; place_name "Port Royal"; requires OFFICER }
card "A Trial" event {
  plays on mission where place_name of it = "Port Royale"
  each ship where ship_class of it = "Cutter": RANGE +1
  while some your personnel in play where some n in names of it where n = "Boatswain": each your ship: RANGE +1
  while on_place(this, "Port Roial"): each your ship: WEAPONS +1
  while on_place(this, "Port Royal"): each your ship: SHIELDS +1
}
