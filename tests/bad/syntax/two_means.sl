// expect: 1
// wish: an item has one `means`
noun best gives number means 1 means 2
