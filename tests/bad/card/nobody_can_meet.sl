// expect: 2
// wish: nobody has STRENGTH of more than 40 and of less than 23
set trial "Trial" released 1994
card "Needle's Eye" mission planet {
  Federation
  span 3; points 30
  requires STRENGTH > 40 + Diplomacy + STRENGTH < 23 OR CUNNING > 30
}
card "Neither Here nor There" event {
  plays on table
  each your personnel where CUNNING of it > 9 and CUNNING of it = 3: STRENGTH +1
}
