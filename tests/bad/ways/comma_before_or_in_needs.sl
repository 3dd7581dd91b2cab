// expect: 1
set trial "Trial" released 1994

card "A Trial" dilemma planet {
  to get past Leadership and OFFICER, or STRENGTH > 30
}
