kind card
rule a cites doc "1" { event hit (c: card) }
edition second extends core {
  replace rule aa cites doc "2" { }
  omit event hit
}
edition second extends core { }
edition
