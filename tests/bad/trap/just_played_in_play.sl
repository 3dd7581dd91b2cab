// expect: 2
// wish: an event that is being played is not in play, either
set trial "Trial" released 1994

card "A Trial" interrupt { plays to nullify one event where it is just_played }
card "A Second Trial" event { plays on table; while some your event just_played: opponent cannot draw }
