// A procedure returns a value into the `let` of its caller, on every way out.

rule returning cites machine "return" {
  procedure strongest_of (p: player) gives soldier {
    for each s in (those of (x: soldier in camp of p) with highest power of x) { return s }
  }
  procedure asked_number (p: player) gives number {
    let you be p
    let s be one soldier in camp of p
    return power of s
  }
  procedure counted (n: number) gives number {
    if n <= 0 { return 0 }
    let rest be counted(n - 1)
    return rest + n
  }
  // What is done on every way out comes after the answer was given, and does not change it.
  procedure careful (p: player) gives number {
    return score of p
    finally { let you be p; earn 5 }
  }
  procedure fruitless gives number { let x be 3 }
  procedure leaves_early (p: player) gives number {
    inner(p)
    return 7
  }
  procedure inner (p: player) { leave leaves_early }

  action promote in orders says "promote" {
    do {
      let s be strongest_of(you)
      if s is something { kill s }
    }
  }
  action measure in orders says "measure" {
    do {
      let n be asked_number(you)
      earn n
      let n be asked_number(you)
      earn n
    }
  }
  action count in orders says "count" { do { let n be counted(4); earn n } }
  action save_up in orders says "save" { do { let n be careful(you); earn n + 1 } }
  action fail in orders says "fail" {
    do {
      let n be 9
      let n be fruitless()
      if n is nothing { earn 1 }
      let n be leaves_early(you)
      if n is nothing { earn 1 }
    }
  }
}

scenario "An object is returned out of a loop" {
  given camp of one: "Anna", "Carl", "Bert"
  when one promotes
  then "Carl" is killed, "Anna" in camp of one
}
scenario "A question on the way does not lose the answer" {
  given camp of one: "Anna", "Carl"
  when one measures
  one chooses "Carl"
  one chooses "Anna"
  then score of one = 8
}
scenario "Each call has an answer of its own" {
  given turn of one
  when one counts
  then score of one = 10
}
scenario "What is done on every way out does not change the answer" {
  given turn of one
  when one saves
  then score of one = 6
}
scenario "Who returns nothing gives nothing" {
  given turn of one
  when one fails
  then score of one = 2
}
