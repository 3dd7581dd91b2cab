set cold_front "Cold Front" released 2018

card "Smugglers' Rendezvous" time_location space {
  not encoded "5 sentences of its text cannot be read yet"
}
