// Lights cards on the table, without drawing the table anew.
import type { Handle } from "../protocol";

export function light(handles: Handle[]): void {
  dark();
  for (const handle of handles) {
    for (const card of document.querySelectorAll(`[data-handle="${CSS.escape(handle)}"]`)) {
      const folded = card.closest("details:not([open])")?.querySelector("summary");
      (folded ?? card).setAttribute("data-lit", "");
    }
  }
}

/** How places are brought into sight. */
export function scrolling(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}

/** Brings one of some cards into sight within its row, unless one of them is seen there already. */
export function bring(cards: Element[]): void {
  const [first] = cards;
  const row = first?.closest(".row-scroll");
  if (!first || !row) return;
  const seen = row.getBoundingClientRect();
  const isSeen = (card: Element) => {
    const { left, right } = card.getBoundingClientRect();
    return left >= seen.left && right <= seen.right;
  };
  if (cards.some(isSeen)) return;
  const { left, right } = first.getBoundingClientRect();
  row.scrollBy({ left: (left + right - seen.left - seen.right) / 2, behavior: scrolling() });
}

export function dark(): void {
  for (const card of document.querySelectorAll("[data-lit]")) card.removeAttribute("data-lit");
}

/** What an element does that lights cards while it is pointed at. */
export function lights(handles: Handle[]) {
  if (handles.length === 0) return {};
  const on = () => light(handles);
  const focus = () => {
    light(handles);
    bring([...document.querySelectorAll(".row [data-lit]")]);
  };
  return { onMouseEnter: on, onMouseLeave: dark, onFocus: focus, onBlur: dark };
}
