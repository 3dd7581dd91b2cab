// What goes back to the table: an answer by the numbers of its question.
import type { Entry, Pick, Request } from "../protocol";

export type Choice = Extract<Request, { answer: unknown }>["answer"]["choice"];

/** Sets that are being chosen, one after the other: those of an offer, or the one that is asked for. */
export type Choosing = { offer: number | null; line: string; picks: Pick[]; done: number[][]; now: number[] };

/** The only set that a pick allows, if there is only one. */
function forced(pick: Pick): number[] | null {
  if (pick.max === 0) return [];
  return pick.min === pick.candidates.length ? pick.candidates.map((_, at) => at) : null;
}

/** Goes on to the next set that leaves a choice. */
function ahead(choosing: Choosing): Choosing {
  const done = [...choosing.done];
  for (let pick = choosing.picks[done.length]; pick; pick = choosing.picks[done.length]) {
    const only = forced(pick);
    if (!only) break;
    done.push(only);
  }
  return { ...choosing, done, now: [] };
}

export function begin(entry: Entry): Choosing {
  return ahead({ offer: entry.offer, line: entry.line, picks: entry.picks, done: [], now: [] });
}

export function beginMembers(pick: Pick): Choosing {
  return { offer: null, line: "", picks: [pick], done: [], now: [] };
}

/** The set that is chosen now. */
export function current(choosing: Choosing): Pick | undefined {
  return choosing.picks[choosing.done.length];
}

export function isEnough(choosing: Choosing): boolean {
  const pick = current(choosing);
  return pick !== undefined && choosing.now.length >= pick.min && choosing.now.length <= pick.max;
}

/** Whether exactly one member is chosen: then nothing need be said but which. */
export function isSingle(pick: Pick): boolean {
  return pick.min === 1 && pick.max === 1;
}

/** A member more or less; the only one there is to be ends the choice. */
export function press(choosing: Choosing, at: number): Choosing {
  const pick = current(choosing);
  return pick && isSingle(pick) ? next({ ...choosing, now: [at] }) : toggle(choosing, at);
}

function toggle(choosing: Choosing, at: number): Choosing {
  const { now } = choosing;
  const max = current(choosing)?.max ?? 0;
  if (now.includes(at)) return { ...choosing, now: now.filter((one) => one !== at) };
  return { ...choosing, now: max === 1 ? [at] : [...now, at].sort((one, two) => one - two) };
}

export function next(choosing: Choosing): Choosing {
  return ahead({ ...choosing, done: [...choosing.done, choosing.now] });
}

/** The answer, when every set is chosen. */
export function answerOf(choosing: Choosing): Choice | null {
  if (current(choosing)) return null;
  const { offer, done } = choosing;
  return offer === null ? { Members: done[0] ?? [] } : { Act: { offer, picks: done } };
}

/** What a pick asks for, in words. */
export function bounds({ min, max, candidates }: Pick): string {
  if (min === max) return `choose ${max}`;
  if (min === 0 && max >= candidates.length) return "choose as many as you like";
  if (min === 0) return `choose up to ${max}`;
  if (max >= candidates.length) return `choose at least ${min}`;
  return `choose ${min} to ${max}`;
}

/** What follows in an entry on the words that its group shares. */
export function ending(entry: Entry): string {
  const at = entry.begun.lastIndexOf("...");
  if (at <= 0) return entry.line;
  const shared = entry.begun.slice(0, at);
  const rest = entry.line.startsWith(shared) ? entry.line.slice(shared.length) : "";
  return rest.trim() || entry.line;
}
