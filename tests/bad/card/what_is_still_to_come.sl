// expect: 1
// What is played just after a happening does not come before it.
set trial "Trial" released 1994

card "Too Early" interrupt {
  plays just after your personnel is about to be killed: draw 1
}

card "In Time" event {
  plays on table
  before your personnel is killed: you may draw 1
  instead of your personnel is killed: stop that personnel
}
