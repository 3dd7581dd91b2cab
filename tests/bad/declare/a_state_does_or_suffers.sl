// expect: 3
// Whoever cannot stop and whoever cannot be stopped are two; who moves is moved.
rule trial_states cites guide "1" {
  state rooted of ship { cannot move, be moved, be stopped, attack, be attacked }
  state restless of personnel { cannot stop }
  state deathless of personnel { cannot be kill }
  state blessed of personnel { cannot be Honor }
}
