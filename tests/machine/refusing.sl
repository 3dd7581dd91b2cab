// Actions that are judged only when they are done, and take back all that they did if they turn out to be illegal.

rule refusing cites machine "refuse" {
  field mess: number of game = 0
  verb spoil (n: number) past spoilt log "{by} spoils {n}" { set mess to mess + n }
  when spoil of (n: number) by (you: player): draw 1 if n > 1
  zone cellar of player: ordered from top, seen by nobody

  // Nobody is told beforehand: everything is offered.
  action bury in orders says "bury {c}" unchecked {
    name c in every card in hand of you
    do {
      put c into cellar of you at top
      if c is soldier and c is brave { refuse because "the brave are not buried" }
    }
  }
  // Refused after a cost, verbs, marks, things that last, and chance: nobody was asked since.
  action gamble in orders says "gamble with {s}" unchecked {
    name s in every soldier in camp of you
    limit gamble_once(you)
    cost { earn 1 }
    do {
      let staked_medic be s is medic
      spoil(2)
      tire each soldier in camp of you
      every soldier in camp of you: power +5 until end of turn
      shuffle deck of you
      kill s
      inner(staked_medic)
    }
  }
  procedure inner (medical: truth) {
    if medical { refuse because "medics are not to be staked" }
    finally { spoil(1) }
  }
  limit gamble_once (p: player) per turn says "once each turn"

  // Somebody was asked, and knows now what he was asked about: the action ends, what was done stays.
  action probe in orders says "probe" unchecked {
    do {
      spoil(2)
      let chosen_one be one soldier in camp of you by you
      if chosen_one is medic { refuse because "a medic is not probed" }
      spoil(10)
    }
  }
}

scenario "What may be done is done" {
  given turn of one
  given hand of one: "Anna", "Dora"
  when one buries "Anna"
  then "Anna" in cellar of one
}
scenario "What may not be done is offered all the same" {
  given hand of one: "Anna", "Dora"
  given turn_of(one)
  then decision of one offers "Anna", "Dora"
  when one buries "Dora"
  then refused because machine "refuse"
  then decision of one offers "Anna", "Dora"
  when one buries "Anna"
  then "Anna" in cellar of one, "Dora" in hand of one, size(cellar of one) = 1
}
scenario "A gamble that holds" {
  given turn of one
  given camp of one: "Anna", "Bert"
  given deck of one: "Carl", "Drum"
  when one gambles with "Anna"
  then "Anna" is killed, score of one = 1, mess = 3, "Bert" is tired, power of "Bert" = 7, size(hand of one) = 1
  when one gambles with "Bert"
  then refused
}
scenario "A gamble that is refused at its end never was" {
  given turn of one
  given camp of one: "Anna", "Bert"
  given deck of one: "Carl", "Drum"
  when one gambles with "Bert"
  then refused because machine "refuse"
  then "Bert" is not killed, "Bert" in camp of one, score of one = 0, mess = 0, "Anna" is not tired, power of "Anna" = 3
  then size(hand of one) = 0
  when one gambles with "Anna"
  then "Anna" is killed, score of one = 1
}
scenario "Nothing is taken back behind a question" {
  given turn of one
  given camp of one: "Anna", "Bert"
  when one probes
  one chooses "Bert"
  then mess = 2
  when one probes
  one chooses "Anna"
  then mess = 14
}
