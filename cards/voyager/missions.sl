set voyager "Voyager" released 2001

card "Stop Bombardment" mission planet {
  Federation, Non-Aligned
  span 3; points 35
  quadrant Delta
  requires Astrophysics + ENGINEER + Geology + Leadership
}
