// expect: 4
// wish: rules are told what cards are told
rule trial cites trial "1" {
  verb trial_strike (what: mission) past trial_struck { kill any personnel }
  verb trial_shed (what: mission) past trial_shed { discard some card in hand of you }
  relation (m: mission) trial_dull means personnel at m has no Honor
  forbid trial_shed of (m: mission) when personnel at m is not stopped because "they are awake"
}
