set the_cage "The Cage" released 2019

card "Five-Year Mission" event {
  property [TOS]
  seeds on table
  immune to "Kevin Uxbridge"
  not encoded "one sentence of its text cannot be read yet"
}

card "M-5 Computer" event {
  property [TOS]
  unique
  not encoded "2 sentences of its text cannot be read yet"
}

card "Recreation Room" event {
  property [TOS]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "To Boldly Go" event {
  property [TOS]
  traits captains_order
  not encoded "2 sentences of its text cannot be read yet"
}

card "Urgent Warning" event {
  property [TVH]
  plays on mission
  not encoded "2 sentences of its text cannot be read yet"
}
