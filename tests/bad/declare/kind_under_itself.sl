// expect: 1
// wish: the kind `raft` is under itself
kind raft of float
kind float of raft
