set voyager "Voyager" released 2001

card "Beyond the Subatomic" interrupt {
  property [VOY]
  not encoded "3 sentences of its text cannot be read yet"
}

card "Mutation" interrupt {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "Nanoprobe Resuscitation" interrupt {
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}

card "Quinn" interrupt {
  points -5
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "The Gift" interrupt {
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}

card "The Phage" interrupt {
  property [VOY]
  not encoded "one sentence of its text cannot be read yet"
}

card "The Power" interrupt {
  property [VOY]
  not encoded "2 sentences of its text cannot be read yet"
}
