// What the editor can do: keys, completion, meanings, mistakes.
import { autocompletion, closeBrackets, closeBracketsKeymap, type CompletionContext } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { forEachDiagnostic, lintGutter, nextDiagnostic, previousDiagnostic } from "@codemirror/lint";
import type { Extension } from "@codemirror/state";
import { drawSelection, EditorView, keymap, lineNumbers, tooltips } from "@codemirror/view";
import type { Hint, Meaning } from "../desk";
import { meanings, showMeaning } from "./meanings";
import { mode } from "./mode";
import { theme } from "./theme";

export type Meant = { word: string; meanings: Meaning[] };
export type Hints = { from: number; hints: Hint[] };

/** What stands behind the editor. */
export type Helpers = {
  /** What the editor is called. */
  label: string;
  onChange: (text: string) => void;
  onFormat: () => void;
  word: (at: number) => Promise<Meant>;
  expected: (at: number) => Promise<Hints>;
};

export function extensions(path: string, latest: { current: Helpers }): Extension {
  const isScript = path.endsWith(".sl");
  const format = () => {
    latest.current.onFormat();
    return true;
  };
  const keys = isScript
    ? [
        { key: "Mod-s", run: format, preventDefault: true },
        { key: "Shift-Alt-f", run: format },
        { key: "Alt-m", run: (view: EditorView) => showMeaning(view, latest.current.word) },
      ]
    : [];
  return [
    lineNumbers(),
    lintGutter(),
    history(),
    drawSelection(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ "aria-label": latest.current.label, spellcheck: "false", tabindex: "0" }),
    tooltips({ position: "absolute" }),
    isScript ? [mode, completion(latest), meanings((at) => latest.current.word(at))] : [],
    keymap.of([
      ...keys,
      { key: "Mod-.", run: fix },
      { key: "F8", run: nextDiagnostic },
      { key: "Shift-F8", run: previousDiagnostic },
      ...closeBracketsKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) latest.current.onChange(update.state.doc.toString());
    }),
    theme,
  ];
}

/** What mostly begins a line stands before the rest. */
const FIRST = new Set(["a clause", "a word of the language", "a field"]);

function completion(latest: { current: Helpers }): Extension {
  const source = async (context: CompletionContext) => {
    const begun = context.matchBefore(/[\p{L}\p{N}_]+/u);
    if (!context.explicit && (!begun || begun.to - begun.from < 2)) return null;
    const { from, hints } = await latest.current.expected(context.pos);
    if (context.aborted || hints.length === 0) return null;
    const options = hints.map(({ word, what }) => ({ label: word, detail: what, boost: FIRST.has(what) ? 1 : 0 }));
    return { from, options, validFor: /^[\p{L}\p{N}_' -]*$/u };
  };
  return autocompletion({ override: [source], activateOnTypingDelay: 250, icons: false });
}

/** Mends the mistake at the cursor, or else the first that can be mended. */
function fix(view: EditorView): boolean {
  const { head } = view.state.selection.main;
  const found: { from: number; to: number; isHere: boolean; apply: () => void }[] = [];
  forEachDiagnostic(view.state, (one, from, to) => {
    const action = one.actions?.[0];
    if (!action) return;
    found.push({ from, to, isHere: from <= head && head <= to, apply: () => action.apply(view, from, to) });
  });
  const chosen = found.find((one) => one.isHere) ?? found[0];
  chosen?.apply();
  return chosen !== undefined;
}
