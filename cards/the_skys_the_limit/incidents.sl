set the_skys_the_limit "The Sky's the Limit" released 2013

card "Followers of the One" incident {
  icons [WC]
  property [TNG]
  not encoded "4 sentences of its text cannot be read yet"
}

card "Taken Prisoner" incident {
  icons [WC]
  property [TNG]
  traits Capturing_related
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}
