// expect: 1
// wish: there is no kind `shipp`; did you mean `ship`?
kind shuttle of shipp
