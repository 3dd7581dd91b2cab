// Numbers of many games.
import type { Game } from "../desk";

export type Share = { name: string; count: number; of: number; low: number; high: number };

/** The interval of Wilson, in which a share lies with 95 %. */
function wilson(count: number, of: number): [number, number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = count / of;
  const square = (z * z) / of;
  const middle = (share + square / 2) / (1 + square);
  const half = (z / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export function shares(names: string[], games: Game[], nameOf: (game: Game) => string): Share[] {
  return names.map((name) => {
    const count = games.filter((game) => nameOf(game) === name).length;
    const [low, high] = wilson(count, games.length);
    return { name, count, of: games.length, low, high };
  });
}

export type Bin = { from: number; to: number; count: number };

const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** How wide bins are, so that there are not too many of them. */
export function binWidth(low: number, high: number, most = 16): number {
  return WIDTHS.find((width) => (high - low) / width < most) ?? Math.ceil((high - low) / most);
}

export function bins(values: number[], low: number, high: number, width: number): Bin[] {
  const first = Math.floor(low / width) * width;
  const found: Bin[] = [];
  for (let from = first; from <= high; from += width) {
    const to = from + width - 1;
    found.push({ from, to, count: values.filter((value) => value >= from && value <= to).length });
  }
  return found;
}

export function middle(values: number[]): number {
  const sorted = [...values].sort((one, two) => one - two);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

export function counted(words: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, one], [, two]) => two - one);
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
