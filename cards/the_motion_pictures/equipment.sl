set the_motion_pictures "The Motion Pictures" released 2002

card "Transport Inhibitor" equipment {
  property [Ins]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Transporter Drones" equipment {
  property [Ins]
  traits Capturing_related
  not encoded "one sentence of its text cannot be read yet"
}
