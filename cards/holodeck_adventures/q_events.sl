set holodeck_adventures "Holodeck Adventures" released 2001

card "Q's Fantasy Women" event {
  points 5
  icons [Q]
  property [TNG]
  not encoded "3 sentences of its text cannot be read yet"
}
