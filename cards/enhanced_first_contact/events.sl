set enhanced_first_contact "Enhanced First Contact" released 1999

card "We Are the Borg" event {
  icons [BO]
  property [FC]
  not encoded "one sentence of its text cannot be read yet"
}
