set resistance_is_futile "Resistance is Futile" released 2011

card "A Willing Companion" event {
  icons [BO]
  property [FC]
  plays on table
  cumulative
  not encoded "2 sentences of its text cannot be read yet"
}

card "Adapt: Allocate Resources" event {
  icons [BO]
  property [FC]
  plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Optimize Drones" event {
  icons [BO]
  property [FC]
  plays on mission
  unique
  not encoded "2 sentences of its text cannot be read yet"
}
