set the_trial_never_ended "The Trial Never Ended" released 2021

card "Mortal Quinn" personnel {
  Non-Aligned
  VIP, Anthropology x10
  nothing / 8 / 2
  species human
  icons [DQ], [Stf]
  property [VOY]
  traits male
  not encoded "3 sentences of its text cannot be read yet"
}
