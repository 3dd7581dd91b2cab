// expect: 3
// wish: a `{` is missing behind the heads, and all else is read
set trial "Trial" released 1994

card "One" personnel
  Federation
  OFFICER, Leadership, Honor
  7 / 7 / 7
  species human
  icons [Cmd]
}

scenario "One has what is printed" under r24
  cites r24 "2.1"
  then turn_number = 0
}

rule trial cites trial "1" {
  procedure trial_of (p: personnel, you: player)
    if p is stopped { unstop p }
    else {
      stop p
    }
  }
  state tried of card
}
