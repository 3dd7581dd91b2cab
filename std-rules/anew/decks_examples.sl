// Decks, and how a game begins.

scenario "Four locations are too few" under anew cites anew "five-locations" {
  given locations of one: "Earth", "Iconia", "Qualor II", "Khitomer"
  then deck of one is refused because anew "five-locations"
}
scenario "Five locations are right" under anew cites anew "five-locations" {
  given locations of one: "Earth", "Iconia", "Qualor II", "Khitomer", "Mutara Sector"
  then deck of one is not refused because anew "five-locations"
}
scenario "The five locations are different" under anew cites anew "deck-locations" {
  given locations of one: "Earth", "Iconia", "Qualor II", "Mutara Sector", another "Iconia"
  then deck of one is refused because anew "deck-locations"
}
scenario "Two locations at least are no headquarters" under anew cites anew "deck-locations" {
  given locations of one: "Earth", "Qo'noS", "New Bajor", "Iconia"
  then deck of one is refused because anew "deck-locations"
}
scenario "Nineteen dilemmas are too few" under anew cites anew "deck-dilemmas" {
  given dilemmas of one: 19 "Pinned Down"
  then deck of one is refused because anew "deck-dilemmas"
}
scenario "Twenty dilemmas will do" under anew cites anew "deck-dilemmas" {
  given dilemmas of one: 20 "Pinned Down"
  then deck of one is not refused because anew "deck-dilemmas"
}
scenario "Thirty-four cards are too few" under anew cites anew "deck-main" {
  given draw deck of one: 34 "Davies"
  then deck of one is refused because anew "deck-main"
}
scenario "Thirty-five cards will do" under anew cites anew "deck-main" {
  given draw deck of one: 35 "Davies"
  then deck of one is not refused because anew "deck-main"
}
scenario "Fourteen tactics are too few" under anew cites anew "deck-tactics" {
  given tactics of one: 14 "Phaser Banks"
  then deck of one is refused because anew "deck-tactics"
}
scenario "Fifteen tactics will do" under anew cites anew "deck-tactics" {
  given tactics of one: 15 "Phaser Banks"
  then deck of one is not refused because anew "deck-tactics"
}
scenario "Nine objectives are too few" under anew cites anew "deck-objectives" {
  given objectives of one: 9 "Excavation"
  then deck of one is refused because anew "deck-objectives"
}
scenario "Ten objectives will do" under anew cites anew "deck-objectives" {
  given objectives of one: 10 "Excavation"
  then deck of one is not refused because anew "deck-objectives"
}
scenario "Three copies of a title may be brought" under anew cites anew "three-copies" {
  given draw deck of one: "Jean-Luc Picard" version "Starship Captain", another "Jean-Luc Picard" version "Starship Captain"
  given draw deck of one: "Jean-Luc Picard" version "Explorer"
  then deck of one is not refused because anew "three-copies"
}
scenario "A fourth may not, whatever the subtitles" under anew cites anew "three-copies" {
  given draw deck of one: "Jean-Luc Picard" version "Starship Captain", another "Jean-Luc Picard" version "Starship Captain"
  given draw deck of one: "Jean-Luc Picard" version "Explorer", another "Jean-Luc Picard" version "Explorer"
  then deck of one is refused because anew "three-copies"
}
scenario "Personnel, ships, equipment, events and interrupts make a main deck" under anew cites anew "deck-types" {
  given draw deck of one: "Davies", "U.S.S. Galaxy", "Medical Kit", "Fresh Orders", "Steady Nerves"
  then deck of one is not refused because anew "deck-types"
}
scenario "What has a pile of its own stays out of the main deck" under anew cites anew "deck-types", "nondeck-types" {
  given draw deck of one: "Davies", "Excavation"
  then deck of one is refused because anew "deck-types"
}
scenario "Each pile holds its own kind alone" under anew cites anew "nondeck-types", "dilemma-pile-only" {
  given dilemmas of one: "Davies"
  given locations of one: "Excavation"
  given objectives of one: "Earth"
  given tactics of one: "Lopez"
  then deck of one is refused because anew "dilemma-pile-only"
  then deck of one is refused because anew "nondeck-types"
  then deck of one is refused because anew "nondeck-types"
  then deck of one is refused because anew "nondeck-types"
}
scenario "Locations are laid in the order that one likes, those of a quadrant together" under anew
  cites anew "setup-locations", "setup-quadrant-groups" {
  given locations of one: "Earth", "Gamma Hydra Outpost", "Iconia"
  given lay_locations(one)
  then decision of one offers "Earth", "Gamma Hydra Outpost", "Iconia"
  when one lays out "Earth"
  then decision of one offers exactly "Iconia"
  when one lays out "Iconia"
  when one lays out "Gamma Hydra Outpost"
  then first m in location_row of one = "Earth", last m in location_row of one = "Gamma Hydra Outpost", size(location_pile of one) = 0
}
scenario "Locations in time lie together" under anew cites anew "setup-time-locations" {
  given locations of one: "Camp Khitomer", "Montana Missile Complex", "Iconia"
  given lay_locations(one)
  when one lays out "Camp Khitomer"
  then decision of one offers exactly "Montana Missile Complex"
}
scenario "All piles are shuffled before play" under anew cites anew "setup-piles" {
  given dilemmas of one: "Maglock", 40 "Pinned Down"
  then top(dilemma_pile of one) = "Maglock"
  given get_ready(one)
  then top(dilemma_pile of one) != "Maglock"
}
scenario "As many objectives as there are locations but for headquarters" under anew cites anew "setup-objectives" {
  given location of one: "Earth"
  given location of one: "Iconia"
  given location of one: "Mutara Sector"
  given objectives of one: "Excavation", "Plague Planet", "Mine Nebula"
  given first_objectives(one)
  then size(active_objectives of one) = 2, size(objective_deck of one) = 1
}
scenario "The first hand is seven cards" under anew cites anew "setup-hand" {
  given draw deck of one: 9 "Davies"
  given first_hand(one)
  then size(hand of one) = 7, size(draw_deck of one) = 2
}
