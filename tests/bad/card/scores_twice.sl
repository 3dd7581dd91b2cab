// expect: 1
// wish: its points are scored when it is overcome, and again by its text: say `scores_by_text`, or give it no points.
set bad "Bad cards" released 2024

card "Double Entry" dilemma planet {
  points 5
  unless SECURITY: { stop one personnel in team; score 5 from this }
}
card "Single Entry" dilemma planet {
  scores_by_text
  points 5
  unless SECURITY: { stop one personnel in team; score 5 from this }
}
card "No Entry" dilemma planet {
  unless SECURITY: { stop one personnel in team; score 5 from this }
}
