// How scenarios went.
import type { Scenario, Verdict } from "../desk";
import { Told } from "./Mistakes";
import "./parts.css";

type Props = {
  scenarios: readonly Scenario[];
  onGo: (line: number) => void;
  /** Puts the position of a scenario on the table, where nothing is wrong with the scripts. */
  deal?: ((name: string) => void) | undefined;
};

export function Scenarios({ scenarios, onGo, deal }: Props) {
  return (
    <ul class="scenarios">
      {scenarios.map((one, at) => (
        <Line key={at} one={one} onGo={onGo} deal={deal} />
      ))}
    </ul>
  );
}

const SIGNS: Record<Verdict, string> = { passed: "✓ passes", failed: "✗ fails", todo: "… not finished" };

function Line({ one, onGo, deal }: { one: Scenario } & Omit<Props, "scenarios">) {
  const { verdict, failed_at: failedAt } = one;
  const [sign, ...words] = SIGNS[verdict].split(" ");
  return (
    <li class={`scenario ${verdict}`}>
      <p class="told">
        <span class="verdict">
          <span aria-hidden="true">{sign}</span> {words.join(" ")}
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
          <Why of={one} />
        </p>
      )}
      {verdict === "todo" && one.actual && <p class="soft">{one.actual}</p>}
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
      {verdict !== "todo" && deal && (
        <button type="button" class="small-act" onClick={() => deal(one.name)}>
          Deal this scenario
        </button>
      )}
    </li>
  );
}

/** What was expected, and what is the case. */
function Why({ of: { expected, actual } }: { of: Scenario }) {
  return (
    <span class="expectation">
      <span>
        <span class="soft">expected</span> <Told text={expected.replace(/^expected /u, "")} />
      </span>
      <span>
        <span class="soft">but</span> <Told text={actual} />
      </span>
    </span>
  );
}
