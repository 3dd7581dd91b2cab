// expect: 1
// wish: this edition replaces that part already
edition trial extends core {
  amend rule winning cites trial "1" {
    replace noun points_needed of (p: player) gives number means 50
  }
  amend rule winning cites trial "2" {
    replace noun points_needed of (p: player) gives number means 60
  }
}
