// Mistakes as the editor shows them.
import type { Diagnostic } from "@codemirror/lint";
import type { Text } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import type { Mistake } from "./work";

export function asDiagnostics(mistakes: readonly Mistake[], doc: Text): Diagnostic[] {
  const diagnostics = mistakes.map((one): Diagnostic => {
    const from = Math.min(one.from, doc.length);
    const to = Math.min(Math.max(one.to, from), doc.length);
    return {
      from,
      to,
      severity: one.told.severity === "error" ? "error" : one.told.severity === "warning" ? "warning" : "info",
      message: one.told.message,
      renderMessage: () => rendered(one),
      actions: actions(one),
    };
  });
  return diagnostics.sort((one, other) => one.from - other.from);
}

/** What a quick fix is called. */
export function fixName(replacement: string): string {
  return replacement === "" ? "Remove it" : `Write ${replacement}`;
}

function actions({ told: { replacement } }: Mistake): Diagnostic["actions"] {
  if (replacement === null) return [];
  const apply = (view: EditorView, from: number, to: number) => {
    view.dispatch({ changes: { from, to, insert: replacement }, userEvent: "input.fix" });
  };
  return [{ name: fixName(replacement), apply }];
}

function rendered({ told }: Mistake): HTMLElement {
  const made = document.createElement("div");
  for (const [name, text] of [
    ["told", told.message],
    ["label", told.label],
    ["help", told.help ? `help: ${told.help}` : ""],
    ["code", told.code ?? ""],
  ] as const) {
    if (text === "") continue;
    const line = document.createElement("div");
    line.className = `t-${name}`;
    line.textContent = text;
    made.append(line);
  }
  return made;
}
