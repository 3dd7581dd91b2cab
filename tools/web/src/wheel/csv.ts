// Games as a table for other programs.
import type { Game } from "../desk";

function cell(value: string | number | null): string {
  const text = String(value ?? "");
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csv(games: Game[]): string {
  const players = Math.max(0, ...games.map(({ points }) => points.length));
  const heads = ["seed", "winner", "turns", "choices", "ending", "fault"];
  const scores = Array.from({ length: players }, (_, at) => `points_${at + 1}`);
  const row = (game: Game) => [
    game.seed,
    game.winner,
    game.turns,
    game.choices,
    game.ending,
    game.fault,
    ...scores.map((_, at) => game.points[at] ?? null),
  ];
  return [[...heads, ...scores], ...games.map(row)].map((cells) => cells.map(cell).join(",")).join("\n") + "\n";
}
