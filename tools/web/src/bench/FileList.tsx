// The files of the pack: choosing, adding, renaming and removing them.
import { useRef, useState } from "preact/hooks";
import { nameFault } from "./pack";

type Props = {
  paths: readonly string[];
  current: string;
  /** How many mistakes there are in a file. */
  faults: (path: string) => number;
  onChoose: (path: string) => void;
  onAdd: (path: string) => void;
  onRename: (path: string, to: string) => void;
  onRemove: (path: string) => void;
};

type Asking = "add" | "rename" | "remove" | null;

export function FileList({ paths, current, faults, onChoose, onAdd, onRename, onRemove }: Props) {
  const [asking, ask] = useState<Asking>(null);
  const isFixed = current === "pack.toml";
  const done = (act: () => void) => {
    act();
    ask(null);
  };
  return (
    <section class="files" aria-label="Files">
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <button
              type="button"
              class="file"
              aria-current={path === current ? "true" : undefined}
              onClick={() => onChoose(path)}
            >
              {path}
              {faults(path) > 0 && <span class="fault-count"> {faults(path)}</span>}
              {faults(path) > 0 && <span class="unseen"> mistakes</span>}
            </button>
          </li>
        ))}
      </ul>
      <div class="file-acts">
        <button type="button" onClick={() => ask("add")}>
          Add a file
        </button>
        <button type="button" disabled={isFixed} onClick={() => ask("rename")}>
          Rename
        </button>
        <button type="button" disabled={isFixed} onClick={() => ask("remove")}>
          Remove
        </button>
      </div>
      {asking === "add" && (
        <NameForm
          title="Name of the new file"
          first="more.sl"
          others={paths}
          act="Add"
          onDone={(path) => done(() => onAdd(path))}
          onLeave={() => ask(null)}
        />
      )}
      {asking === "rename" && (
        <NameForm
          title={`New name of ${current}`}
          first={current}
          others={paths.filter((path) => path !== current)}
          act="Rename"
          onDone={(path) => done(() => onRename(current, path))}
          onLeave={() => ask(null)}
        />
      )}
      {asking === "remove" && (
        <div class="ask" role="group" aria-label={`Remove ${current}?`}>
          <p>Remove {current} with what stands in it?</p>
          <button type="button" ref={(button) => button?.focus()} onClick={() => done(() => onRemove(current))}>
            Remove {current}
          </button>
          <button type="button" onClick={() => ask(null)}>
            Keep it
          </button>
        </div>
      )}
    </section>
  );
}

type FormProps = {
  title: string;
  first: string;
  others: readonly string[];
  act: string;
  onDone: (path: string) => void;
  onLeave: () => void;
};

function NameForm({ title, first, others, act, onDone, onLeave }: FormProps) {
  const [name, set] = useState(first);
  const [fault, tell] = useState<string | null>(null);
  const entry = useRef(false);
  const focus = (input: HTMLInputElement | null) => {
    if (!input || entry.current) return;
    entry.current = true;
    input.focus();
    input.select();
  };
  const submit = (event: Event) => {
    event.preventDefault();
    const found = nameFault(name, others);
    if (found === null) onDone(name);
    else tell(found);
  };
  return (
    <form class="ask" onSubmit={submit} onKeyDown={(event) => event.key === "Escape" && onLeave()}>
      <label>
        {title} <input ref={focus} value={name} onInput={(event) => set(event.currentTarget.value)} />
      </label>
      <button type="submit">{act}</button>
      <button type="button" onClick={onLeave}>
        Leave it
      </button>
      {fault && (
        <p class="wrong" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}
