// expect: 1
// wish: an edition leaves out whole rules, by their names
edition trial extends core { omit noun team }
