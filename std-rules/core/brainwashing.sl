// Captives who are made to work for their captor.

// He reports to an outpost of his captor, and mixes with everybody there, as everybody does with him. He stays what he was: a Borg
// attempts no mission, and nobody else scouts.
rule brainwashing cites r24 "gl-brainwash" {
  /// Makes a captive work for his captor: he reports to an outpost of his and mixes with all of his personnel.
  verb brainwash (what: personnel) past brainwashed log "{by} brainwashes {what}" cites r24 "gl-brainwash"
    cites cr98 "brainwash-all" {
    let refuge be one of (every f: outpost where controller of f = you)
    unmark what as captive
    unmark what as disabled
    control what by you
    if refuge is something { put what into interior of refuge }
  }
  when brainwash of (c: personnel) cites cr98 "brainwash-all", "brainwash-galen" { mark c as mixing }
}
