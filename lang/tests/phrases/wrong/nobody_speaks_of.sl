set test "Test" released 2000
card "One" dilemma {
  stop one personell in team
  stop two frobnitz in team
  draw 1 if some crad in team
  draw 1 for each personel in team
}
rule r cites test "1" {
  noun many gives number means number of personell in team
  noun strong gives number means number of (who in team where who is SECURITY)
  relation any_at_all means some k in team
}
