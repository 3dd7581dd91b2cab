// What is under way: the line with which it began, and a step for each thing that came of it.
import type { Asked, Line } from "../protocol";

const MOST_STEPS = 4;

/** Whether a question comes in the middle of something, not where something new may be begun. */
function isWithin(asked: Asked): boolean {
  return asked.is_answer || asked.form === "whether" || !("act" in asked.form);
}

export function stairs(log: Line[], asked: Asked): Line[] {
  const last = log.at(-1);
  if (!last || last.is_heading || !isWithin(asked)) return [];
  const level = Math.min(...log.filter(({ is_heading }) => !is_heading).map(({ indent }) => indent));
  const start = log.findLastIndex(({ indent, is_heading }) => is_heading || indent <= level);
  const begun = log[start];
  if (!begun || begun.is_heading || start === log.length - 1) return [];
  const steps = log.slice(start + 1).filter(({ indent, is_gap }) => indent === level + 1 && !is_gap);
  return [begun, ...steps.slice(-MOST_STEPS)];
}
