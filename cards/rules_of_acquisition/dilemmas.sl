set rules_of_acquisition "Rules of Acquisition" released 1999

card "Chula: Crossroads" dilemma space planet {
  property [DS9]
  facing it { probe_for this; draw 1 }
  probe [Ref], [Bar], [GQ] or [Fer]: stop two personnel in team
  probe otherwise: stop one personnel in team by opponent
  not encoded "an icon in the text of the probe card is not seen"
}

scenario "At the crossroads the probe card says who is stopped, and is drawn" under r24, r18 cites r24 "8.2-reveal", "8.2-match",
  "8.2-replace-first", "8.2-list", "7.2.2.1-all-automatic-removed" cites r18 "auto-removed", "probe-card", "probe-list" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Chula: Crossroads"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm", "Kurak"
  given draw deck of one: "Davies", "Martin"
  when one attempts "Cloaked Mission"
  two chooses "Kromm"
  then "Kromm" is stopped, "Kurak" is not stopped, "Davies" in hand of one, two sees "Davies"
  then "Chula: Crossroads" in out_of_play of two, one solves "Cloaked Mission"
}

scenario "Without a card there is no probe" under r24, r18 cites r24 "8.2-empty" cites r18 "probe-card" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Chula: Crossroads"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm"
  when one attempts "Cloaked Mission"
  then "Kromm" is not stopped, "Captain Worf" is not stopped, one solves "Cloaked Mission"
}

scenario "The first line that fits is done, and no other" under r24, r18 cites r24 "8.2-match" cites r18 "probe-list" {
  given mission of one: "Cloaked Mission"
  given seeds of two under "Cloaked Mission": "Chula: Crossroads"
  given away team of one on "Cloaked Mission": "Captain Worf", "Kromm", "Kurak", "Konmel" version "The Next Generation"
  given draw deck of one: "Davies"
  given "Davies": gains [GQ] until end of turn
  when one attempts "Cloaked Mission"
  one chooses "Kromm", "Kurak"
  then "Kromm" is stopped, "Kurak" is stopped, "Konmel" is not stopped
}

card "Center of Attention" dilemma space planet {
  property [DS9]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Chula: The Door" dilemma space planet {
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Dangerous Liaisons" dilemma space planet {
  property [DS9]
  traits SCIENCE_related
  to get past Treachery x3 + Acquisition OR SCIENCE x2 + SECURITY x2 OR "Ty Kajada"
  not encoded "one sentence of its text cannot be read yet"
}

card "Ferengi Bug" dilemma space planet {
  countdown 3
  property [DS9]
  not encoded "2 sentences of its text cannot be read yet"
}

card "In the Pale Moonlight" dilemma space planet {
  property [DS9]
  not encoded "one sentence of its text cannot be read yet"
}

card "Orion Syndicate Bomb" dilemma space {
  property [DS9]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Scientific Method" dilemma space planet {
  property [TNG]
  traits MEDICAL_related, SCIENCE_related
  to get past MEDICAL + SCIENCE x3
}

card "Strange Bedfellows" dilemma space planet {
  property [DS9]
  traits female_related, male_related
  not encoded "one sentence of its text cannot be read yet"
}

scenario "A probe that no line answers comes to nothing, and its card stays" under r24, r18 cites r24 "8.2-no-outcome", "8.2-empty"
  cites r18 "probe-card" {
  given table of one: "Lower Decks"
  given one probes_for "Lower Decks"
  then probe_card of one is nothing
  given draw deck of one: "Davies"
  given one probes_for "Lower Decks"
  then two sees "Davies", "Davies" in draw_deck of one, "Lower Decks" in table of one
}
