set the_next_generation "The Next Generation" released 2012

card "A Matter of Honor" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}

card "Business Gambit" interrupt {
  points 5
  property [TNG]
  plays to {
    let trader be one your [Fer] personnel with Greed where it is not captive and it can be stopped
    let victim be one opponent's personnel present_with trader where it is not captive and it can be stopped
    stop trader
    stop victim
    steal one equipment present_with trader or download one equipment to anywhere_at(location of trader)
    score 5 from this
  }
  plays once per game
}

scenario "A trader and his customer are stopped, and what was shown changes hands" under r24, r18 cites r24 "6.4-bonus-area", "10.2.1",
  "12.4" cites r18 "bonus-area-status" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Rata", "Gozar"
  given away team of two on "Botanical Research": "Davies" of two, "Lopez" of two, "Starfleet Type II Phaser" of two
  given ship of two at "Botanical Research": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Martin" of two, "Medical Kit" of two
  given hand of one: "Business Gambit"
  given draw deck of one: "Ferengi Disruptor"
  given turn of one
  when one plays "Business Gambit"
  then decision of one offers exactly "Davies", "Lopez"
  one chooses "Davies"
  one chooses way 1
  then "Rata" is stopped, "Davies" is stopped, "Lopez" is not stopped, "Gozar" is not stopped,
    controller of "Starfleet Type II Phaser" = one, "Starfleet Type II Phaser" in surface of "Botanical Research",
    controller of "Medical Kit" = two, points of one = 5, "Business Gambit" in point_area of one, "Ferengi Disruptor" in draw_deck of one
}

scenario "Or an equipment comes from the deck to anywhere there" under r24 cites r24 "6.5.4", "12.4" {
  given mission of one: "Botanical Research"
  given ship of one at "Botanical Research": "Kurdon"
  given away team of one on "Botanical Research": "Rata", "Obol"
  given away team of two on "Botanical Research": "Davies" of two, "Starfleet Type II Phaser" of two
  given hand of one: "Business Gambit"
  given draw deck of one: "Ferengi Disruptor"
  given turn of two
  when one plays "Business Gambit"
  one chooses "Obol"
  one chooses way 2
  one chooses "Kurdon"
  then "Obol" is stopped, "Rata" is not stopped, "Davies" is stopped, "Ferengi Disruptor" in interior of "Kurdon", points of one = 5,
    controller of "Starfleet Type II Phaser" = two
}

scenario "Where nothing is to be stolen there is but the other way" under r24 cites r24 "6.5.4" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Rata", "Medical Kit"
  given away team of two on "Botanical Research": "Davies" of two
  given hand of one: "Business Gambit"
  given draw deck of one: "Ferengi Disruptor"
  given turn of one
  when one plays "Business Gambit"
  then "Ferengi Disruptor" in surface of "Botanical Research", points of one = 5
}

scenario "It takes a Ferengi of Greed with somebody of the opponent's, neither of them stopped" under r24 cites r24 "10.2.1", "12.4" {
  given mission of one: "Botanical Research"
  given mission of one: "Seize Freighter"
  given away team of one on "Botanical Research": "Gozar"
  given away team of two on "Botanical Research": "Davies" of two
  given ship of one at "Seize Freighter": "Kurdon"
  given crew of one on "Kurdon": "Rata"
  given ship of two at "Seize Freighter": "U.S.S. Oberth" of two
  given crew of two on "U.S.S. Oberth": "Martin" of two
  given hand of one: "Business Gambit"
  given turn of one
  when one plays "Business Gambit"
  then refused
  given away team of one on "Botanical Research": "Obol"
  given stop "Obol"
  when one plays "Business Gambit"
  then refused
}

scenario "Whom one holds captive is no opposing personnel, and a captive is no trader" under r24 cites r24 "7.7", "12.3" {
  given mission of one: "Botanical Research"
  given mission of one: "Seize Freighter"
  given ship of one at "Botanical Research": "Kurdon"
  given crew of one on "Kurdon": "Rata"
  given away team of two on "Botanical Research": "Davies" of two
  given one captures "Davies"
  given away team of one on "Seize Freighter": "Obol"
  given away team of two on "Seize Freighter": "Martin" of two
  given two captures "Obol"
  given hand of one: "Business Gambit"
  given draw deck of one: "Ferengi Disruptor"
  given turn of one
  then "Davies" in interior of "Kurdon"
  when one plays "Business Gambit"
  then refused
}

scenario "There is one such gambit in a game" under r24 cites r24 "gl cumulative" {
  given mission of one: "Botanical Research"
  given away team of one on "Botanical Research": "Rata", "Obol"
  given away team of two on "Botanical Research": "Davies" of two, "Lopez" of two
  given hand of one: "Business Gambit", another "Business Gambit"
  given draw deck of one: "Ferengi Disruptor"
  given turn of one
  when one plays "Business Gambit"
  one chooses "Rata"
  one chooses "Davies"
  then "Davies" is stopped, points of one = 5
  when one plays another "Business Gambit"
  then refused
}

card "Tag!" interrupt {
  property [TNG]
  not encoded "one sentence of its text cannot be read yet"
}
