// An editor for scripts. It stands in a shadow tree of its own, where its style sheets need no inline style.
import { useEffect, useRef } from "preact/hooks";
import { setDiagnostics } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { asDiagnostics } from "./diagnostics";
import { extensions, type Helpers } from "./extensions";
import type { Mistake } from "./work";

type Props = Helpers & {
  path: string;
  text: string;
  /** Rises when the text was changed by something else than this editor. */
  revision: number;
  mistakes: readonly Mistake[];
  /** A place to go to; each number is gone to once. */
  jump?: { at: number; number: number } | null;
};

export function Editor(props: Props) {
  const { path, text, revision, mistakes, jump } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const states = useRef(new Map<string, EditorState>());
  const shown = useRef(path);
  const latest = useRef<Helpers>(props);
  latest.current = props;

  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    const made = new EditorView({ state: fresh(path, text, latest), root, parent: root });
    view.current = made;
    return () => {
      made.destroy();
      view.current = null;
    };
  }, []);

  useEffect(() => {
    if (!view.current) return;
    if (shown.current !== path) {
      states.current.set(shown.current, view.current.state);
      shown.current = path;
      view.current.setState(states.current.get(path) ?? fresh(path, text, latest));
    }
    replace(view.current, text);
  }, [path, revision]);

  useEffect(() => {
    if (!view.current) return;
    const here = mistakes.filter((one) => one.path === path);
    view.current.dispatch(setDiagnostics(view.current.state, asDiagnostics(here, view.current.state.doc)));
  }, [path, mistakes]);

  useEffect(() => {
    if (!view.current || !jump) return;
    const at = Math.min(jump.at, view.current.state.doc.length);
    view.current.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: "center" }) });
    view.current.focus();
  }, [jump?.number]);

  return <div class="editor" ref={host} />;
}

function fresh(path: string, text: string, latest: { current: Helpers }): EditorState {
  return EditorState.create({ doc: text, extensions: extensions(path, latest) });
}

/** Writes what has changed from outside, and leaves the rest as it stands. */
function replace(view: EditorView, text: string): void {
  const before = view.state.doc.toString();
  if (before === text) return;
  let from = 0;
  while (from < before.length && from < text.length && before[from] === text[from]) from += 1;
  let behind = 0;
  const most = Math.min(before.length, text.length) - from;
  while (behind < most && before[before.length - 1 - behind] === text[text.length - 1 - behind]) behind += 1;
  view.dispatch({ changes: { from, to: before.length - behind, insert: text.slice(from, text.length - behind) } });
}
