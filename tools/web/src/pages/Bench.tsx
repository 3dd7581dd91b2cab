// For who designs cards: scripts beside their mistakes, their printed cards and their scenarios.
import { useCallback, useEffect, useState } from "preact/hooks";
import { CardTexts } from "../bench/CardTexts";
import { Editor } from "../bench/Editor";
import { FileList } from "../bench/FileList";
import { Mistakes } from "../bench/Mistakes";
import { firstScript } from "../bench/pack";
import { PackMenu } from "../bench/PackMenu";
import { sayScenarios, sayStage } from "../bench/say";
import { Scenarios } from "../bench/Scenarios";
import { Tabs } from "../bench/Tabs";
import { useNarrow } from "../bench/useNarrow";
import { usePack } from "../bench/usePack";
import { useWork } from "../bench/useWork";
import { type Mistake, Work } from "../bench/work";
import { game } from "../play/game";
import "../bench/bench.css";

const work = new Work();

type Jump = { at: number; number: number };

export default function Bench(_: { rest: string[] }) {
  const { pack, revision, isKept, isElsewhere, canGoBack, ...bench } = usePack();
  const { change, write, rewrite } = bench;
  const { files, current } = pack;
  const seen = useWork(work);
  const isNarrow = useNarrow();
  const [tab, choose] = useState("editor");
  const [jump, setJump] = useState<Jump | null>(null);
  const [notice, tell] = useState("");
  const text = files.get(current) ?? "";
  const paths = [...files.keys()];

  // The engine is opened anew where files come, go or are called differently.
  useEffect(() => work.open(files, [current]), [paths.join("\n")]);
  useEffect(() => work.look(current), [current]);
  useEffect(() => {
    for (const [path, written] of files) work.edit(path, written);
  }, [files]);

  const go = (path: string, at: number) => {
    if (path !== current) change({ files, current: path });
    choose("editor");
    setJump((before) => ({ at, number: (before?.number ?? 0) + 1 }));
  };
  const goToLine = (line: number) => go(current, startOf(text, line));
  const fix = (one: Mistake, replacement: string) => {
    const script = one.path === null ? undefined : files.get(one.path);
    if (one.path === null || script === undefined) return;
    rewrite(one.path, script, script.slice(0, one.from) + replacement + script.slice(one.to));
  };
  const format = useCallback(async () => {
    const reply = await work.format(text);
    if ("text" in reply) rewrite(current, text, reply.text);
    tell("text" in reply ? "Formatted." : `This cannot be formatted: ${reply.why}`);
  }, [current, text]);

  const scripts = () => [...files].map(([path, text]) => ({ path, text }));
  const deal = (title: string) => game.deal({ scripts: scripts(), deal: title });
  const dealScenario = (name: string) => game.deal({ scripts: scripts(), given: { path: current, name } });

  const isScript = current.endsWith(".sl");
  const pages = seen.pages.get(current) ?? [];
  const scenarios = seen.scenarios.get(current) ?? [];
  const isBusy = seen.stage === "opening" || seen.stage === "stopped";
  const isWrong = seen.mistakes.some((one) => one.told.severity === "error");
  const isAhead = seen.isOld || seen.stage === "trying";
  const sayNone = (none: string) => {
    if (isWrong) return "They are shown when there is no mistake.";
    return isBusy || isAhead ? "They are not read yet." : none;
  };
  const tabs = [
    { id: "editor", title: "Editor" },
    { id: "mistakes", title: seen.mistakes.length > 0 ? `Mistakes ${seen.mistakes.length}` : "Mistakes" },
    { id: "cards", title: "Cards" },
    { id: "scenarios", title: "Scenarios" },
  ];
  const panel = (id: string) => ({
    id: `panel-${id}`,
    class: `bench-panel panel-${id}`,
    hidden: isNarrow && tab !== id,
    ...(isNarrow ? { role: "tabpanel" as const } : {}),
    "aria-labelledby": isNarrow ? `tab-${id}` : `head-${id}`,
  });
  const old = seen.isOld && !isBusy && (isWrong ? "Of the text before the mistake." : "Of the text before.");

  return (
    <div class="bench">
      <h1>Bench</h1>
      <p class="status" role="status">
        {sayStage(seen)} {notice}
      </p>
      {seen.stage === "stopped" && (
        <button type="button" onClick={() => work.restart()}>
          Start the engine again
        </button>
      )}
      {!isKept && (
        <p class="wrong" role="alert">
          This browser does not keep the pack: export it before you leave.
        </p>
      )}
      {isElsewhere && (
        <p class="notice" role="status">
          Another page has changed this pack.{" "}
          <button type="button" onClick={bench.takeElsewhere}>
            Take its pack
          </button>
        </p>
      )}
      {isNarrow && <Tabs label="Parts of the bench" tabs={tabs} chosen={tab} onChoose={choose} />}
      <div class="bench-parts">
        <section {...panel("editor")}>
          <h2 id="head-editor" class="unseen">
            Editor
          </h2>
          <FileList
            paths={paths}
            current={current}
            faults={(path) => seen.mistakes.filter((one) => one.path === path).length}
            onChoose={(path) => change({ files, current: path })}
            onAdd={(path) => change({ files: new Map(files).set(path, begun(files)), current: path })}
            onRename={(path, to) => change({ files: renamed(files, path, to), current: to })}
            onRemove={(path) => {
              const rest = new Map([...files].filter(([one]) => one !== path));
              change({ files: rest, current: firstScript(rest) });
            }}
          />
          <Editor
            path={current}
            text={text}
            revision={revision}
            label="Script"
            mistakes={seen.mistakes}
            jump={jump}
            onChange={(changed) => write(current, changed)}
            onFormat={() => void format()}
            word={(at) => work.word(current, at)}
            expected={(at) => work.expected(current, at)}
          />
          <div class="editor-acts">
            <button type="button" disabled={!isScript} onClick={() => void format()}>
              Format
            </button>
            <button
              type="button"
              class="main"
              disabled={isBusy || isWrong || seen.stage === "trying"}
              onClick={() => void work.examine(paths.filter((path) => path.endsWith(".sl")))}
            >
              Run all scenarios
            </button>
            <PackMenu
              pack={pack}
              canGoBack={canGoBack}
              onReplace={bench.replace}
              onBack={bench.back}
              onExample={bench.example}
            />
          </div>
          <details class="bench-keys">
            <summary>Keys</summary>
            <dl>
              <Key keys="Ctrl Space" does="words that can stand here" />
              <Key keys="Alt M" does="what the word means" />
              <Key keys="F8" does="the next mistake" />
              <Key keys="Ctrl ." does="mend the mistake" />
              <Key keys="Ctrl S" does="format; the pack is kept as you write" />
              <Key keys="Tab" does="out of the editor" />
            </dl>
          </details>
        </section>
        <section {...panel("mistakes")}>
          <h2 id="head-mistakes">Mistakes</h2>
          {seen.mistakes.length === 0 ? (
            <p class="soft">{isBusy ? "Nothing is checked yet." : "No mistakes."}</p>
          ) : (
            <Mistakes mistakes={seen.mistakes} onGo={(one) => go(one.path ?? current, one.from)} onFix={fix} />
          )}
        </section>
        <section {...panel("cards")}>
          <h2 id="head-cards">Cards</h2>
          {old && pages.length > 0 && <p class="soft">{old}</p>}
          {pages.length === 0 ? (
            <p class="soft">{sayNone(`There are no cards in ${current}.`)}</p>
          ) : (
            <CardTexts pages={pages} deal={isWrong ? undefined : deal} />
          )}
        </section>
        <section {...panel("scenarios")}>
          <h2 id="head-scenarios">Scenarios</h2>
          {scenarios.length > 0 && <p class="soft">{old || `${sayScenarios(scenarios)} in ${current}`}</p>}
          {scenarios.length === 0 ? (
            <p class="soft">{sayNone(`There are no scenarios in ${current}.`)}</p>
          ) : (
            <Scenarios scenarios={scenarios} onGo={goToLine} deal={isWrong ? undefined : dealScenario} />
          )}
          {[...seen.scenarios].map(
            ([path, others]) =>
              path !== current &&
              files.has(path) &&
              others.length > 0 && (
                <p key={path} class="soft">
                  {sayScenarios(others)} in{" "}
                  <button type="button" class="link" onClick={() => change({ files, current: path })}>
                    {path}
                  </button>
                </p>
              ),
          )}
        </section>
      </div>
    </div>
  );
}

function Key({ keys, does }: { keys: string; does: string }) {
  return (
    <div>
      <dt>
        <kbd>{keys}</kbd>
      </dt>
      <dd>{does}</dd>
    </div>
  );
}

/** How a new file begins: with the set of the others. */
function begun(files: ReadonlyMap<string, string>): string {
  const sets = [...files.values()].map((text) => /^set .*$/mu.exec(text)?.[0]);
  return `${sets.find((set) => set !== undefined) ?? 'set own "My set" unreleased'}\n\n`;
}

function renamed(files: ReadonlyMap<string, string>, path: string, to: string): Map<string, string> {
  return new Map([...files].map(([one, text]) => [one === path ? to : one, text]));
}

/** Where a line begins. */
function startOf(text: string, line: number): number {
  return text.split("\n").slice(0, line - 1).reduce((at, before) => at + before.length + 1, 0);
}
