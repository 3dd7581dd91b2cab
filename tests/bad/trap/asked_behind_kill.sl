// expect: 4
// wish: ask before it has left play; who asks whether it is in play knows
rule trial cites trial "1" {
  procedure trial_of (m: mission, you: player) {
    let p be first x: personnel in surface of m
    let s be STRENGTH of p
    kill p
    score 5 from m if p is MEDICAL
    score 5 from m if s > 4
  }
  procedure trial_all (m: mission, you: player) {
    for each p in (every x: personnel in surface of m) { kill p; score 5 from m if p has STRENGTH > 4 }
    for each p in (every x: personnel in surface of m) { kill p; stop p if p in play and p is your }
    for each p in (every x: personnel in surface of m) { kill p; score 5 from m if p in discard_pile of you }
  }
  verb trial_end (what: personnel) past trial_ended { kill what; draw 1 if title of what = "Locutus" }
}
