set the_motion_pictures "The Motion Pictures" released 2002

card "Duj Saq" event {
  property [TSfS]
  traits captains_order
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "Fal-tor-pan" event {
  property [TSfS]
  plays on table
  not encoded "2 sentences of its text cannot be read yet"
}

card "I Just Love Scanning for Life-forms" event {
  property [Gen]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Isomagnetic Disintegrator" event {
  property [Ins]
  plays on table
  not encoded "3 sentences of its text cannot be read yet"
}

card "To Be or Not to Be" event {
  property [TUC]
  plays on table
  immune to "Kevin Uxbridge"
  not encoded "one sentence of its text cannot be read yet"
}
