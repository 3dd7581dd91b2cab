set deep_space_nine "Deep Space Nine" released 1998

card "Treaty: Romulan/Cardassian" event {
  icons [HA]
  property [DS9]
  traits Cardassian_treaty, Romulan_treaty
  seeds or plays on table
  binds Romulan, Cardassian
}
