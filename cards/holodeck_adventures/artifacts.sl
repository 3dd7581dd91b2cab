set holodeck_adventures "Holodeck Adventures" released 2001

card "The City of B'hala" artifact {
  property [DS9]
  used_as_equipment
  immune to "Disruptor Overload"
  not encoded "2 sentences of its text cannot be read yet"
}
