// What stands beside a trap is read as it says.
set trial "Trial" released 1994
titles "Treaty"

card "A Trial" event {
  plays on mission
  each your ship: RANGE +1, (SHIELDS +2 for each personnel aboard it)
  each your ship here: RANGE +1 for each your event, SHIELDS +2
  once each turn: you may { let x be one ship here; stop each personnel aboard x }
  at end of each turn: discard one card in your hand for each personnel here
  while not (some personnel here is stopped) and some ship here: each your ship: RANGE +2
  when your personnel is killed: draw 1
  at cost (discard this), you may draw 1
  when you play personnel or ship: draw 2
  while some personnel here is stopped or unique: each your ship: RANGE +3
  opponent cannot play event or interrupt
  each opponent's ship: RANGE -1
  event anywhere where covers("Treaty", it) cannot be played
}

card "Another Trial" interrupt {
  plays to stop each personnel aboard some ship
  plays to kill all personnel except (your personnel with Honor)
  plays to kill all personnel with Honor except your personnel
  plays to kill one personnel with no Honor and no Music
  plays to kill one personnel with Music or no Honor
  plays to kill one personnel with (no Honor) or Music
  plays to (draw 3 or discard 2 cards in your hand), score 5 from this
  plays to draw 3 or (discard 2 cards in your hand, score 5 from this)
  plays to kill one personnel where (it has Honor or it is stopped) and it is your
  plays to kill one personnel with Honor x2
  plays to kill one personnel with 2 Honor personnel
  plays to kill one personnel with Honor together_with your personnel
  plays to kill one personnel together_with (your personnel with Honor)
  plays to kill one personnel with [TNG] aboard your ship
  plays to kill one personnel aboard your ship where it has Music
  plays to nullify one event in play except "Treaty" where it is your
  plays to discard cards in your hand
  plays to draw 2
}

card "A Third Trial" dilemma planet {
  unless SECURITY x2 + MEDICAL OR Honor: kill one personnel in team
  unless (SECURITY, MEDICAL) OR (Honor and Music): kill each personnel in team
}
