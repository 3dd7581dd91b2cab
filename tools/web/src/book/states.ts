// How far rows are carried out, in words.
import type { Chapter } from "../desk";

export type State = "tried" | "encoded" | "outside" | "missing";

export const STATES: readonly { state: State; title: string; short: string }[] = [
  { state: "tried", title: "In rules, tried by scenarios", short: "tried" },
  { state: "encoded", title: "In rules, not tried yet", short: "in rules, not tried" },
  { state: "outside", title: "Left to the players", short: "left to the players" },
  { state: "missing", title: "Missing", short: "missing" },
];

export function sayState(state: string): string {
  return STATES.find((one) => one.state === state)?.title ?? state;
}

export type Counts = Record<State, number>;

export function countsOf(chapters: readonly Chapter[]): Counts {
  const counts = { tried: 0, encoded: 0, outside: 0, missing: 0 };
  for (const { rows, outside, encoded, tried } of chapters) {
    counts.tried += tried;
    counts.encoded += encoded - tried;
    counts.outside += outside;
    counts.missing += rows - outside - encoded;
  }
  return counts;
}

export function sayCounts(counts: Counts): string {
  const said = STATES.filter(({ state }) => counts[state] > 0).map(({ state, short }) => `${counts[state]} ${short}`);
  return said.join(" · ");
}
