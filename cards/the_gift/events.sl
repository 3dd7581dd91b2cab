set the_gift "The Gift" released 2018

card "Hirogen Hunt: Coordinated Effort" event {
  property [VOY]
  seeds or plays on table
  immune to "Kevin Uxbridge"
  not encoded "one sentence of its text cannot be read yet"
}

card "Treaty: Cardassian/Kazon" event {
  property [VOY]
  traits Cardassian_treaty
  seeds or plays on table
  for free if some your "Seska" in play
  binds Cardassian, Kazon
}
