set the_trouble_with_tribbles "The Trouble with Tribbles" released 2000

card "Deep Space Station K-7" station {
  Federation
  16
  icons [AU], [OS]
  property [TOS]
  not_duplicatable
  not encoded "2 sentences of its text cannot be read yet"
}
