// What has happened: this turn, last turn, this game; to whom, by whom, and how often.

rule remembering cites machine "past" {
  noun onslaughts (p: player) gives number means number of times p attacked soldier this game
  noun recent (p: player) gives number means number of times p attacked soldier this turn
  noun former (p: player) gives number means number of times p attacked soldier last turn
  noun sore of (s: soldier) gives number means number of times s was attacked this game
  every soldier where it was attacked this turn: power -1
  every soldier where it was attacked last turn: power +2
  state famed of soldier means number of times this was attacked this game >= 3

  action strike in orders says "strike {s}" {
    name s in every soldier where it is not your
    do { attack s }
  }
  action strike_back in orders says "strike back at {s}" {
    name s in every soldier where it is not your
    legal when some x in camp of you where x was attacked last turn because "nobody was attacked"
    do { kill s }
  }
  // Of what is described: any medic.
  action mourn in orders says "mourn" {
    legal when opponent attacked medic soldier last turn because "no need"
    do { earn 1 }
  }
  action boast in orders says "boast" {
    legal when you attacked soldier this turn and not (opponent attacked soldier this game) because "no cause"
    do { earn 2 }
  }
}

scenario "This turn, of the one that it happened to" {
  given turn of one
  given camp of one: "Carl"
  given camp of two: "Anna" of two, "Bert" of two
  when one strikes "Anna"
  then power of "Anna" = 2, power of "Bert" = 2, recent(one) = 1, recent(two) = 0, former(one) = 0
  when one strikes "Anna"
  then recent(one) = 2, sore of "Anna" = 2, sore of "Bert" = 0, power of "Anna" = 2
}
scenario "Last turn is the one before, whoever's it was, and no longer" {
  given turn of one
  given camp of one: "Carl"
  given camp of two: "Anna" of two
  when one strikes "Anna"
  when one rests
  then power of "Anna" = 5, recent(one) = 0, former(one) = 1, onslaughts(one) = 1
  when two rests
  then power of "Anna" = 3, former(one) = 0, onslaughts(one) = 1
}
scenario "What was refused is not remembered" {
  given turn of two
  given camp of one: "Carl"
  given camp of two: "Anna" of two
  when two strikes back at "Carl"
  then refused because machine "past"
  when two rests
  when one strikes "Anna"
  when one rests
  when two strikes back at "Carl"
  then "Carl" is killed
}
scenario "How often in the whole game" {
  given turn of one
  given camp of one: "Carl"
  given camp of two: "Anna" of two
  when one strikes "Anna"
  when one rests
  when two rests
  when one strikes "Anna"
  then "Anna" is not famed
  when one strikes "Anna"
  then "Anna" is famed, sore of "Anna" = 3, onslaughts(one) = 3, recent(one) = 2
}
scenario "What is described is asked when it happens" {
  given turn of one
  given camp of one: "Carl"
  given camp of two: "Dora" of two, "Anna" of two
  when one strikes "Anna"
  when one rests
  when two mourns
  then refused because machine "past"
  when two rests
  when one strikes "Dora"
  when one rests
  given kill "Dora"
  when two mourns
  then score of two = 1
}
scenario "By whom" {
  given turn of one
  given camp of one: "Carl"
  given camp of two: "Anna" of two
  when one boasts
  then refused because machine "past"
  when one strikes "Anna"
  when one boasts
  then score of one = 2
  when one rests
  when two strikes "Carl"
  when two rests
  when one strikes "Anna"
  when one boasts
  then refused because machine "past"
  then score of one = 2
}
scenario "Who comes back is somebody else" {
  given turn of one
  given camp of one: "Carl"
  given camp of two: "Anna" of two
  when one strikes "Anna"
  then power of "Anna" = 2
  given put "Anna" into hand of two
  given put "Anna" into camp of two
  then power of "Anna" = 3, sore of "Anna" = 0, onslaughts(one) = 1
}
