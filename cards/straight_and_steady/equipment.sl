set straight_and_steady "Straight and Steady" released 2010

card "Grappler" equipment {
  points 5
  icons [22], [AU]
  property [ENT]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Vulcan Tricorder" equipment {
  icons [22], [AU]
  property [ENT]
  traits ENGINEER_related, SCIENCE_related
  unique
  not encoded "2 sentences of its text cannot be read yet"
}
