set holodeck_adventures "Holodeck Adventures" released 2001

card "Clone Machine" incident {
  property [TNG]
  seeds or plays on mission where place_name of it = "Mariposa" or place_name of it = "Boreth"
  seeds or plays on [Dom] facility
  not encoded "an Infirmary; copies of your unique personnel report here; a Vorta who died comes back"
}
