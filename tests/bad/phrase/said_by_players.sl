// expect: 3
// wish: players say `Away Team member`, `look at` and `dies`; scripts say `personnel in team`, `glance_at` and `is killed`
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  unless SECURITY: kill one Away Team member
}

card "Another Trial" interrupt {
  plays to look at one card in hand of opponent
}

card "A Third Trial" event {
  plays on table
  when your personnel dies: draw 1
}
