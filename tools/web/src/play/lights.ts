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

export function dark(): void {
  for (const card of document.querySelectorAll("[data-lit]")) card.removeAttribute("data-lit");
}

/** What an element does that lights cards while it is pointed at. */
export function lights(handles: Handle[]) {
  if (handles.length === 0) return {};
  const on = () => light(handles);
  return { onMouseEnter: on, onMouseLeave: dark, onFocus: on, onBlur: dark };
}
