// expect: 1
// wish: one of two would be fetched, and both are named
set trial "Trial" released 1994

titles "Some", "Other"

card "A Trial" event {
  plays to download_to_hand "Some" and "Other"
}
