// A demonstration: titles and figures are those of printed cards where there are such, and the texts are made for these rules.

set anew_demonstration "A New Way to Play: demonstration" unreleased

card "Engineering PADD" equipment {
  cost 1
  each your Engineer personnel present: gains Astrometrics
}
card "Medical Kit" equipment {
  cost 1
  each your Medical personnel present: gains Biology
}
card "Starfleet Type-2 Phaser" equipment {
  cost 1
  keywords Hand Weapon
  each your Federation personnel present where it is in_combat: STRENGTH +1
}
card "Klingon Disruptor Pistol" equipment {
  cost 1
  keywords Hand Weapon
  each your Klingon personnel present where it is in_combat: STRENGTH +1
}
card "Warp Coils" ship_system {
  cost 2
  propulsion
  host: RANGE +2
}
card "Disruptor Array" ship_system {
  cost 2
  weapons
  host: WEAPONS +2
}
card "Second Disruptor Array" ship_system {
  cost 1
  weapons
  host: WEAPONS +1
}
card "Crew Briefing" event {
  cost 2
  plays in core
  each your personnel where it is in_attempt: CUNNING +1
}
card "Morning Salute" event {
  cost 1
  plays in core
  at start of each turn: each your ship: RANGE +1 until end of turn
}
card "Evening Watch" event {
  cost 1
  plays in core
  at end of each turn: unstop each your ship
}
card "Field Promotion" event {
  cost 1
  plays on personnel
  host: gains Leadership
}
card "Fresh Orders" event {
  cost 1
  plays to draw 2
}
card "Costly Bargain" event {
  cost 0
  pays 5 points
  plays to draw 3
}
card "Blood Feud" event {
  cost 1
  plays to begin_combat with Klingon personnel
  if you win: score 5
}
card "Daring Raid" event {
  cost 1
  plays to begin_engagement with Treachery personnel
  if you win: score 5
}
card "Steady Nerves" interrupt {
  plays when your personnel is stopped: unstop that personnel
}
card "Narrow Escape" interrupt {
  plays while some your personnel in team with Security: draw 1
}
card "Double Shift" interrupt {
  order: unstop one stopped your personnel in play
}
