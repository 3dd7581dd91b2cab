set fiftieth_anniversary "50th Anniversary" released 2016

card "A Passionate Vulcan" dilemma planet {
  property [TFF]
  discard_dilemma
  not encoded "one sentence of its text cannot be read yet"
}

card "Attack of the Drones" dilemma planet {
  property [Ins]
  traits Capturing_related
  not encoded "2 sentences of its text cannot be read yet"
}

card "Exact Change" dilemma planet {
  icons [AU]
  property [TVH]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Jol Yichu'!" dilemma planet {
  property [TSfS]
  not encoded "one sentence of its text cannot be read yet"
}
