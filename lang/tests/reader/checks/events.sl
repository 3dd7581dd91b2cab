kind card
menu orders
menu idle
verb hit (what: card) { }
verb hurt (what: card) { hit what }
verb heal (what: card) { }
event late (p: player)
rule waiting cites doc "1" {
  when late (p: player) { hit p_card }
  when hit (what: card) { hurt what }
  noun p_card gives card means first c: card
}
