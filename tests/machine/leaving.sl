// Ways out: of loops, stages, actions and procedures, and what is done on each; rules hooked on stages.

rule leaving cites machine "leave" {
  // Notes what was passed, as digits: 123 is first 1, then 2, then 3.
  field track: number of game = 0
  verb note (n: number) past noted { set track to track * 10 + n }

  procedure outer (how: number) {
    note(1)
    middle(how)
    note(2)
    finally { note(3) }
  }
  procedure middle (how: number) {
    for each c in [1, 2] {
      for each d in [1, 2] {
        note(4)
        if how = 1 { leave loop }
        if how = 2 { leave middle }
        if how = 3 { leave outer }
        if how = 4 { leave action }
        note(5)
      }
      note(6)
    }
    finally { note(7) }
  }
  action go in orders says "go {n}" {
    name n in [0, 1, 2, 3, 4]
    do { outer(n); note(8) }
  }

  procedure staged {
    stage one_stage { note(1); if track > 10 { leave one_stage }; note(2) }
    stage two_stage { note(3); in_between(); note(4) }
    note(9)
  }
  procedure in_between { if some s: soldier where s is brave { leave staged } }
  action do_stages in orders says "do stages" { do { staged() } }
  action note_first in orders says "note first" { do { note(1); staged() } }
}
rule hooked cites machine "stages" {
  before stage one_stage of staged { if some c: tool where title of c = "Drum" { note(6) } }
  after stage one_stage of staged { if some c: tool where title of c = "Drum" { note(7) } }
  instead of stage two_stage of staged { note(8) }
}

scenario "A whole way" {
  given turn of one
  when one goes 0
  then track = 145456454567238
}
scenario "Out of a loop, which ends the inner one alone" {
  given turn of one
  when one goes 1
  then track = 146467238
}
scenario "Out of a procedure" {
  given turn of one
  when one goes 2
  then track = 147238
}
scenario "Out of two procedures at once, each with what it does on every way out" {
  given turn of one
  when one goes 3
  then track = 14738
}
scenario "Out of the action" {
  given turn of one
  when one goes 4
  then track = 1473
}
scenario "A stage is replaced" {
  given turn of one
  when one does stages
  then track = 1289
}
scenario "Before and after a stage" {
  given camp of one: "Drum"
  when one does stages
  then track = 61789
}
scenario "A stage that is left ends, and what comes after it is done" {
  given camp of one: "Drum"
  when one notes first
  then track = 161789
}
