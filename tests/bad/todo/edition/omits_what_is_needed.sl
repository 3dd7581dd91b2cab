// expect: 1
// wish: `team` is used by 11 other declarations, and this edition leaves it out
edition trial extends core { omit noun team }
