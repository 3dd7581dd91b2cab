set blaze_of_glory "Blaze of Glory" released 1999

card "Security Holding Cell" site universal {
  traits Capturing_related
  not encoded "3 sentences of its text cannot be read yet"
  not encoded "some of its traits cannot be read yet"
}
