set official_tournament_sealed_deck "Official Tournament Sealed Deck" released 1998

card "Abandon Ship!" dilemma space {
  property [VOY]
  traits Capturing_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Armus: Sticky Situation" dilemma planet {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Hippocratic Oath" dilemma space planet {
  countdown 3
  property [DS9]
  traits MEDICAL_related
  not encoded "one sentence of its text cannot be read yet"
}

card "Make Us Go" dilemma space planet {
  property [TNG]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Unscientific Method" dilemma space planet {
  property [TNG]
  traits SCIENCE_related
  kill one SCIENCE personnel with no Greed and no Treachery in team with highest CUNNING
  afterwards to get past CUNNING > 24
}

scenario "The cleverest scientist dies, and the others must be clever enough without him" under r24 cites r24 "7.2.2", "7.2.2" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Unscientific Method"
  given away team of one on "Botanical Research": "T'Pan", "Davies", "Martin", "Spock"
  when one attempts "Botanical Research"
  then "Spock" is killed, "T'Pan" is not killed, "Davies" is stopped, "Unscientific Method" in seeds of "Botanical Research"
}

scenario "With enough CUNNING left they get past" under r24 cites r24 "7.2.2" {
  given mission of one: "Botanical Research"
  given seeds of two under "Botanical Research": "Unscientific Method"
  given away team of one on "Botanical Research": "T'Pan", "Spock", "Martin", "Lopez", "Barron", "Davies"
  when one attempts "Botanical Research"
  then "Spock" is killed, "T'Pan" is not killed, "Davies" is not stopped, "Unscientific Method" is discarded
}

scenario "Scientists with Greed or Treachery are spared, and between equals the opponent decides" under r24 cites r24 "12.5" {
  given mission of one: "Amnesty Talks"
  given seeds of two under "Amnesty Talks": "Unscientific Method"
  given ship of one at "Amnesty Talks": "U.S.S. Oberth"
  given crew of one on "U.S.S. Oberth": "Davies", another "Davies", "Martin", "Etana Jol"
  when one attempts "Amnesty Talks"
  then decision of two offers exactly "Davies", another "Davies"
}
