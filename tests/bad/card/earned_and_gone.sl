// expect: 2
// wish: an artifact that is played at once lies nowhere while its text is carried out
set trial "Trial" released 1994

card "Lute" artifact {
  plays_at_once
  when played: score number of personnel present from this
}
card "Flare" artifact {
  used_as_interrupt
  plays to stop one personnel here
}
