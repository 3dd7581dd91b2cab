set test "Test" released 2000
card "One" event {
  plays on your ship docked
  plays on any personnel with INTEGRITY > 6
  plays on mission where it is planet or it is space
  plays on one Red MEDICAL or SCIENCE personnel aboard your ship
  plays on personnel or equipment present
  plays on ship with "Kes" or "Jack"
  plays on personnel with two other Blue [TNG] personnel
  plays on not_leader personnel with no Honor
  plays on one OFFICER
  plays on one personnel with highest STRENGTH
}
