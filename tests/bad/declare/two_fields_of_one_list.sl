// expect: 1
// wish: which of the two fields is meant?
enum noise: shouting
kind crier of card {
  has calls: set of noise printed
  has cries: set of noise printed
}
rule trial cites trial "1" {
  every crier: gains shouting
}
