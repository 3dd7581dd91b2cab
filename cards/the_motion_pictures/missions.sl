set the_motion_pictures "The Motion Pictures" released 2002

card "Observe Ritual" mission planet {
  Federation
  span 4; points 35
  traits homeworld
  requires Vulcan + Diplomacy + Anthropology
  report here: Vulcan personnel or "Amanda Grayson"
}
