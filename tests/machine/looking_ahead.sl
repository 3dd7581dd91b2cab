// Looking ahead: an action is judged by what it would leave behind, and nothing of that is done.

rule looking_ahead cites machine "look-ahead" {
  field alarms: number of game = 0
  verb ring (n: number) past rung { set alarms to alarms + n }
  state crowded of soldier means size(camp of controller of this) > 3
  every soldier with medic: power +1
  whenever p in players where alarms = 0 and (some s in camp of p where s is crowded) { ring(1) }

  // What comes together in one camp: a sum of what is derived, with the newcomer counted in.
  noun might of (p: player) gives number means sum of power of s over s in camp of p where s is soldier
  action join in orders says "join {s}" {
    name s in every soldier in hand of you
    legal when after it might of you <= 9 because "the camp would be too mighty"
    declares { put s into camp of you }
    do { put s into camp of you }
  }
  // A state and a relation as they would be; and what is the case now, beside it.
  action crowd in orders says "crowd {s}" {
    name s in every soldier in hand of you
    legal when s in hand of you and not (some x in camp of you where x is crowded)
      and (after it (some x in camp of you where x is crowded)) because "it would be no crowd"
    declares { put s into camp of you }
    do { put s into camp of you }
  }
  // Several writes, one after the other, on several things.
  action swap in orders says "swap {s} and {t}" {
    name s in every soldier in camp of you
    name t in every soldier in hand of you
    legal when after it (t in camp of you and t is tired and score of you = 4 and no x in camp of you where x = s) because "not so"
    declares {
      put s into hand of you
      put t into camp of you
      mark t as tired
      set score of you to 4 if size(hand of you) = 1
    }
    do { put s into hand of you; put t into camp of you }
  }
  // What is declared depends on the parts of the action, and on each alone.
  action hand_over in orders says "hand {c} to {s}" {
    name c in every tool in camp of you
    name s in every soldier in camp of you
    legal when after it (size(pack of s) < 2) because "{s} carries enough"
    declares { put c into pack of s }
    do { put c into pack of s }
  }
}

scenario "What would be too much is refused, by the rule that looks ahead" {
  given turn of one
  given camp of one: "Anna", "Carl"
  given hand of one: "Bert", "Dora"
  when one joins "Bert"
  then refused because machine "look-ahead"
  then "Bert" in hand of one, might of one = 8
}
scenario "What fits is done, changes of the newcomer counted in" {
  given turn of one
  given camp of one: "Anna", "Bert"
  given hand of one: "Dora"
  when one joins "Dora"
  then "Dora" in camp of one, power of "Dora" = 2, might of one = 8
}
scenario "One too many by what the newcomer gains" {
  given turn of one
  given camp of one: "Carl", "Anna"
  given hand of one: "Dora"
  when one joins "Dora"
  then refused because machine "look-ahead"
}
scenario "Nothing of a look is left: no mark, no verb, no text that waits" {
  given turn of one
  given camp of one: "Anna", "Bert", "Drum"
  given hand of one: "Carl", "Dora"
  when one crowds "Carl"
  then "Carl" in camp of one, alarms = 1
}
scenario "A look does not set off what waits" {
  given turn of one
  given camp of one: "Anna", "Bert"
  given hand of one: "Carl"
  when one crowds "Carl"
  then refused because machine "look-ahead"
  then alarms = 0, "Carl" in hand of one, "Carl" is not crowded
}
scenario "All that is declared is laid over, in its order" {
  given turn of one
  given camp of one: "Anna"
  given hand of one: "Bert"
  when one swaps "Anna" and "Bert"
  then "Bert" in camp of one, "Bert" is not tired, score of one = 0
}
scenario "A test in what is declared is asked of the position so far" {
  given turn of one
  given camp of one: "Anna"
  given hand of one: "Bert", "Carl"
  when one swaps "Anna" and "Bert"
  then refused because machine "look-ahead"
}
scenario "Each offer is looked at by itself" {
  given turn of one
  given camp of one: "Anna", "Bert", "Spade", "Drum"
  given pack of "Anna": another "Spade"
  when one hands "Drum" to "Anna"
  then refused because machine "look-ahead"
  when one hands "Drum" to "Bert"
  when one hands "Spade" to "Bert"
  then refused because machine "look-ahead"
}
