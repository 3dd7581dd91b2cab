// A script of the guide that can be changed and run where it stands.
import { useState } from "preact/hooks";
import { CardTexts } from "../bench/CardTexts";
import { Editor } from "../bench/Editor";
import { Mistakes } from "../bench/Mistakes";
import { count, sayScenarios } from "../bench/say";
import { Scenarios } from "../bench/Scenarios";
import type { Mistake, Seen, Work } from "../bench/work";
import type { Sit } from "../desk";
import { type Part, USUAL } from "./examples";

type Props = {
  number: number;
  path: string;
  text: string;
  revision: number;
  isChanged: boolean;
  part: Part;
  seen: Seen;
  work: Work;
  /** Where the text begins in its file. */
  start: number;
  onChange: (text: string) => void;
  onRewrite: (text: string) => void;
  onReset: () => void;
  onRun: () => void;
  /** Puts a card of the page, or the position of a scenario, on the table. */
  deal: (what: Partial<Sit>) => void;
};

const FEW = 2;

export function Example(props: Props) {
  const { number, path, text, revision, isChanged, part, seen, work, start } = props;
  const { onChange, onRewrite, onReset, onRun, deal } = props;
  const [jump, setJump] = useState<{ at: number; number: number } | null>(null);
  const [notice, tell] = useState("");
  const { mistakes, pages, scenarios } = part;
  const go = (at: number) => setJump((before) => ({ at, number: (before?.number ?? 0) + 1 }));
  const goToLine = (line: number) => go(text.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0));
  const fix = (one: Mistake, replacement: string) =>
    onRewrite(text.slice(0, one.from) + replacement + text.slice(one.to));
  const format = async () => {
    const reply = await work.format(text);
    if ("text" in reply) onRewrite(reply.text);
    tell("text" in reply ? "" : `This cannot be formatted: ${reply.why}`);
  };
  const isBusy = seen.stage === "opening" || seen.stage === "stopped";
  const isWrong = seen.mistakes.some((one) => one.told.severity === "error");
  const isOld = seen.isOld || isWrong;
  return (
    <section class="tour-block" aria-label={`Example ${number}`}>
      {path !== USUAL && <p class="soft path">{path}</p>}
      <Editor
        path={path}
        text={text}
        revision={revision}
        label={`Example ${number}`}
        mistakes={mistakes}
        jump={jump}
        onChange={onChange}
        onFormat={() => void format()}
        word={(at) => work.word(path, start + at)}
        expected={async (at) => {
          const { from, hints } = await work.expected(path, start + at);
          return { from: Math.max(0, from - start), hints };
        }}
      />
      <div class="editor-acts">
        <button type="button" disabled={isBusy || isWrong} onClick={onRun}>
          Run
        </button>
        {isChanged && (
          <button type="button" onClick={onReset}>
            As it was
          </button>
        )}
        <span class="soft" role="status">
          {notice || sayResult(part, seen, isWrong)}
        </span>
      </div>
      {mistakes.length > 0 && (
        <Mistakes mistakes={mistakes} withFiles={false} onGo={(one) => go(one.from)} onFix={fix} />
      )}
      {scenarios.length > 0 && !isOld && (
        <Scenarios scenarios={scenarios} onGo={goToLine} deal={(name) => deal({ given: { path, name } })} />
      )}
      {pages.length > 0 && !isOld && (
        <details open={pages.length <= FEW}>
          <summary>{count(pages.length, "card as printed", "cards as printed")}</summary>
          <CardTexts pages={pages} deal={(title) => deal({ deal: title })} />
        </details>
      )}
    </section>
  );
}

function sayResult({ mistakes, scenarios }: Part, { stage, why, isOld }: Seen, isWrong: boolean): string {
  if (stage === "opening") return "Reading the rules; this takes some seconds.";
  if (stage === "stopped") return `The engine stopped: ${why}`;
  if (mistakes.length > 0) return count(mistakes.length, "mistake");
  if (isWrong) return "Another example on this page has a mistake.";
  if (stage !== "ready" || isOld) return "Trying…";
  return scenarios.length > 0 ? sayScenarios(scenarios) : "No mistakes.";
}
