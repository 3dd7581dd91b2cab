// expect: 1
// wish: which of the two fields is meant?
add enum trait: shouting
kind crier of card {
  has calls: set of trait printed
  has cries: set of trait printed
}
rule trial cites trial "1" {
  every crier: gains shouting
}
