// What a word means: under the pointer, or at the cursor when a key asks for it.
import { StateEffect, StateField, type Extension } from "@codemirror/state";
import { type EditorView, hoverTooltip, keymap, showTooltip, type Tooltip } from "@codemirror/view";
import type { Meant } from "./extensions";

type Ask = (at: number) => Promise<Meant>;

const show = StateEffect.define<Tooltip | null>();

/** The meaning that a key has asked for; it goes when the cursor moves. */
const asked = StateField.define<Tooltip | null>({
  create: () => null,
  update(before, transaction) {
    for (const effect of transaction.effects) if (effect.is(show)) return effect.value;
    return transaction.docChanged || transaction.selection ? null : before;
  },
  provide: (field) => showTooltip.from(field),
});

export function meanings(ask: Ask): Extension {
  const source = async (_: EditorView, at: number): Promise<Tooltip | null> => tooltip(await ask(at), at);
  const close = (view: EditorView) => {
    if (!view.state.field(asked)) return false;
    view.dispatch({ effects: show.of(null) });
    return true;
  };
  return [asked, hoverTooltip(source, { hoverTime: 350 }), keymap.of([{ key: "Escape", run: close }])];
}

export function showMeaning(view: EditorView, ask: Ask): boolean {
  const at = view.state.selection.main.head;
  void ask(at).then((meant) => view.dispatch({ effects: show.of(tooltip(meant, at)) }));
  return true;
}

function tooltip(meant: Meant, pos: number): Tooltip | null {
  if (meant.meanings.length === 0) return null;
  return { pos, above: true, create: () => ({ dom: rendered(meant) }) };
}

function rendered({ word, meanings }: Meant): HTMLElement {
  const made = line("div", "t-meaning", "");
  made.setAttribute("role", "status");
  for (const one of meanings) {
    const head = line("div", "t-head", "");
    head.append(line("strong", "", word), ` ${one.what}`);
    made.append(head);
    if (one.says) made.append(line("div", "t-says", one.says));
    if (one.declared) made.append(line("code", "t-declared", one.declared));
    if (one.cites.length > 0) made.append(line("div", "t-cites", one.cites.join(", ")));
  }
  return made;
}

function line(name: string, className: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
