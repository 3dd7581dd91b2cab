// What is wrong with the scripts, each with its place and, where it is that simple, its mend.
import { Code } from "./Code";
import { fixName } from "./diagnostics";
import type { Mistake } from "./work";
import "./parts.css";

type Props = {
  mistakes: readonly Mistake[];
  /** Whether files are named. */
  withFiles?: boolean;
  onGo: (mistake: Mistake) => void;
  onFix: (mistake: Mistake, replacement: string) => void;
};

export function Mistakes({ mistakes, withFiles = true, onGo, onFix }: Props) {
  return (
    <ul class="mistakes">
      {mistakes.map((one, at) => (
        <Line key={at} one={one} withFiles={withFiles} onGo={onGo} onFix={onFix} />
      ))}
    </ul>
  );
}

const SEVERITIES = new Map([
  ["error", "mistake"],
  ["warning", "warning"],
]);

function Line({ one, withFiles, onGo, onFix }: { one: Mistake } & Required<Omit<Props, "mistakes">>) {
  const { told, path } = one;
  const { replacement } = told;
  const severity = SEVERITIES.get(told.severity) ?? "note";
  const line = told.span ? `line ${told.span.start.line}` : "";
  const place = [withFiles ? told.file : null, line].filter(Boolean).join(", ");
  return (
    <li class={`mistake is-${severity}`}>
      <p class="told">
        <span class="severity">{severity}</span> <Told text={told.message} />
      </p>
      {told.label && (
        <p class="soft">
          <Told text={told.label} />
        </p>
      )}
      {told.help && (
        <p class="soft">
          <Told text={told.help} />
        </p>
      )}
      {told.notes.map((note, at) => (
        <p key={at} class="soft">
          <Told text={note} />
        </p>
      ))}
      <p class="acts">
        {path !== null && (
          <button type="button" class="link" onClick={() => onGo(one)}>
            {place || path}
          </button>
        )}
        {path === null && place && <span class="soft">{place}</span>}
        {told.code && <Code code={told.code} />}
        {path !== null && replacement !== null && (
          <button type="button" class="fix" onClick={() => onFix(one, replacement)}>
            {fixName(replacement)}
          </button>
        )}
      </p>
    </li>
  );
}

/** A message, with what it quotes as code. */
export function Told({ text }: { text: string }) {
  return (
    <>
      {text.split("`").map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))}
    </>
  );
}
