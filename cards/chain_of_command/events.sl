set chain_of_command "Chain of Command" released 2009

card "Where No Man Has Gone Before" event {
  property [TOS]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}
