set the_trial_never_ended "The Trial Never Ended" released 2021

card "Don't Provoke the Borg!" interrupt {
  points 10
  icons [Q]
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Futile Attempt" interrupt {
  icons [Q]
  property [VOY]
  not encoded "3 sentences of its text cannot be read yet"
}

card "I Will Not Promise..." interrupt {
  icons [Q]
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}
