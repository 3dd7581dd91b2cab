// The rulebook of May 2018, as far as it differs from that of 2024. A number such as D4 is that of the list of differences.

edition r18 extends core
