set the_trial_never_ended "The Trial Never Ended" released 2021

card "An Absence of Manners" event {
  icons [Q]
  property [VOY]
  not encoded "4 sentences of its text cannot be read yet"
}

card "It's a Party!" event {
  icons [Q]
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}
