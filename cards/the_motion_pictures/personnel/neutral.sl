set the_motion_pictures "The Motion Pictures" released 2002

card "George and Gracie" dual_personnel {
  Neutral
  ANIMAL
  ANIMAL
  6 / 3 / 3
  6 / 3 / 3
  persons "George", "Gracie"
  species humpback_whale
  icons [AU]
  second_icons [AU]
  property [TVH]
  points 15
  traits female, male
  mentions "Gracie"
  not encoded "where several are chosen it is one personnel"
  not encoded "2 sentences of its text cannot be read yet"
}
