set holodeck_adventures "Holodeck Adventures" released 2001

card "Holosuite" site universal {
  not encoded "5 sentences of its text cannot be read yet"
}
