set holodeck_adventures "Holodeck Adventures" released 2001

card "Holodeck Door" doorway {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}
