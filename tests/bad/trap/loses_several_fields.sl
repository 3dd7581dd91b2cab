// expect: 2
// wish: each field that is lost has its own `loses`, and a number is set to 0
set trial "Trial" released 1994

card "Bare to the Bone" event {
  plays on personnel
  host: loses skills, classification
}

card "No Honour Left" event {
  plays on personnel
  host: loses INTEGRITY
}
