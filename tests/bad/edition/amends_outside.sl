// expect: 1
// wish: only an edition changes rules
amend rule winning cites trial "1" {
  replace noun points_needed of (p: player) gives number means 50
}
