set lifesigns "Lifesigns" released 2024

card "Herd and Harvest" interrupt {
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Honatta" interrupt {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}
