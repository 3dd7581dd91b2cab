set the_trial_never_ended "The Trial Never Ended" released 2021

card "Miss Q" interrupt {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}
