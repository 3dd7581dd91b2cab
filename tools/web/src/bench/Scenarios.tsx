// How scenarios went.
import type { Scenario } from "../desk";
import { Told } from "./Mistakes";
import "./parts.css";

type Props = { scenarios: readonly Scenario[]; onGo: (line: number) => void };

export function Scenarios({ scenarios, onGo }: Props) {
  return (
    <ul class="scenarios">
      {scenarios.map((one, at) => (
        <Line key={at} one={one} onGo={onGo} />
      ))}
    </ul>
  );
}

type Verdict = "passes" | "fails" | "not finished";

export function verdict(one: Scenario): Verdict {
  if (one.passed) return "passes";
  return one.failed_at === null ? "not finished" : "fails";
}

const SIGNS: Record<Verdict, string> = { passes: "✓", fails: "✗", "not finished": "…" };

function Line({ one, onGo }: { one: Scenario; onGo: (line: number) => void }) {
  const how = verdict(one);
  const { failed_at: failedAt } = one;
  return (
    <li class={`scenario ${how.replace(" ", "-")}`}>
      <p class="told">
        <span class="verdict">
          <span aria-hidden="true">{SIGNS[how]}</span> {how}
        </span>{" "}
        <button type="button" class="link" onClick={() => onGo(one.line)}>
          {one.name}
        </button>
      </p>
      {failedAt !== null && (
        <p class="scenario-why">
          <button type="button" class="link" onClick={() => onGo(failedAt)}>
            line {failedAt}
          </button>{" "}
          <Why text={one.why} />
        </p>
      )}
      {failedAt === null && one.why && <p class="soft">{one.why}</p>}
      {one.trace.length > 0 && (
        <details>
          <summary>What led there</summary>
          <ol class="trace">
            {one.trace.map((line, at) => (
              <li key={at}>{line}</li>
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

/** What was expected, and what is the case. */
function Why({ text }: { text: string }) {
  const at = text.indexOf(": ");
  if (at < 0) return <Told text={text} />;
  return (
    <span class="expectation">
      <span>
        <span class="soft">expected</span> <Told text={text.slice(0, at).replace(/^expected /u, "")} />
      </span>
      <span>
        <span class="soft">but</span> <Told text={text.slice(at + 2)} />
      </span>
    </span>
  );
}
