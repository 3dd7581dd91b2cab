// expect: 1
set trial "Trial" released 1994

card "A Trial" event {
  plays on table
  when "Locutus" or Vulcan personnel is killed: draw 1
}
