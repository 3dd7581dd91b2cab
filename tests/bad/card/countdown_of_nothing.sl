// expect: 5
// wish: a dilemma that has been met is out of play: nothing counts down there, and nobody probes for it at the end of the turn
set trial "Trial" released 1994

card "Slow Fuse" dilemma planet space {
  countdown 2
  unless MEDICAL x2: stop one personnel in team at random
  when countdown ends lose_points 5
}

card "Slow Poison" dilemma planet space {
  countdown 2
  facing it: afflict each personnel in team under this
  cure with MEDICAL x2
  when countdown ends kill each personnel suffers_from this
}

card "Short Wick" dilemma planet space {
  countdown 2
  unless MEDICAL x2: stop one personnel in team at random
}

card "Sounding" dilemma planet {
  may probe
  probe [AU] or [Bor]: kill two personnel in team at random
}

card "Sounding Out" interrupt {
  plays to draw 1
  countdown 3
}
