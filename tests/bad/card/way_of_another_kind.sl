// expect: 3
// wish: nothing seeds or plays it by that
set trial "Trial" released 1994

card "Body" personnel {
  Federation
  CIVILIAN
  5 / 5 / 5
  seeds or plays on your outpost
}
card "City" artifact { seeds or plays on mission }
card "Long Arm" dilemma planet { plays on one personnel in team }
