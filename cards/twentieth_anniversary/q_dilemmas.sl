set twentieth_anniversary "20th Anniversary Collection" released 2014

card "My Ship, My Crew" dilemma space planet {
  icons [Q]
  property [TNG]
  traits Q_related
  not encoded "3 sentences of its text cannot be read yet"
}
