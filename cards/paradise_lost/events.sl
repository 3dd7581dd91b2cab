set paradise_lost "Paradise Lost" released 2022

card "Charter a Space Flight" event {
  property [TSfS]
  seeds or plays on table
  not encoded "one sentence of its text cannot be read yet"
}

card "Operation Retrieve" event {
  property [TUC]
  traits Capturing_related
  not encoded "4 sentences of its text cannot be read yet"
}
