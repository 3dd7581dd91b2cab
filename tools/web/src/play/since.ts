// Where in the log your last turn ended.
import type { Line, View } from "../protocol";

/** The turn with which what you have not seen began. */
function turnAfterYours({ turn, turn_of, you, players }: View): number {
  return turn_of === you ? turn - (players.length - 1) : turn;
}

/** The first line that came after your last turn; before the first turn, the last part of the game. */
export function since(log: Line[], view: View): number {
  const begins = `turn ${turnAfterYours(view)}:`;
  const turn = view.turn > 0 ? log.findLastIndex((line) => line.is_heading && line.text.startsWith(begins)) : -1;
  return turn >= 0 ? turn : Math.max(0, log.findLastIndex(({ is_heading }) => is_heading));
}
