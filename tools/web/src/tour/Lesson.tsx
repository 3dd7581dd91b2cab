// A page of the guide, whose examples run.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useWork } from "../bench/useWork";
import { Work } from "../bench/work";
import { game } from "../play/game";
import { Example } from "./Example";
import { examplesOf, filesOf, partOf, startOf, textsOf } from "./examples";
import type { Block } from "./markdown";
import type { Page } from "./pages";
import { Prose } from "./Prose";

export function Lesson({ page }: { page: Page }) {
  const examples = useMemo(() => examplesOf(page.blocks), [page]);
  const first = examples.map((one) => one.text);
  const [texts, write] = useState(first);
  const [revisions, revise] = useState<readonly number[]>(first.map(() => 0));
  const work = useMemo(() => new Work(), []);
  const seen = useWork(work);
  const files = filesOf(examples, texts);
  const scripts = [...files.keys()].filter((path) => path.endsWith(".sl"));

  useEffect(() => {
    if (examples.length > 0) work.open(files, scripts);
  }, []);
  useEffect(() => {
    for (const [path, text] of files) work.edit(path, text);
  }, [texts]);

  const change = (at: number, text: string) =>
    write((before) => before.map((one, nth) => (nth === at ? text : one)));
  const rewrite = (at: number, text: string) => {
    change(at, text);
    revise((before) => before.map((one, nth) => (nth === at ? one + 1 : one)));
  };
  const example = (block: Block): ComponentChildren => {
    const at = examples.findIndex((one) => one.block === block);
    const path = examples[at]?.path;
    const text = texts[at];
    if (path === undefined || text === undefined) return null;
    const siblings = textsOf(examples, texts, path);
    const nth = textsOf(examples.slice(0, at), texts.slice(0, at), path).length;
    const whole = {
      mistakes: seen.mistakes,
      pages: seen.pages.get(path) ?? [],
      scenarios: seen.scenarios.get(path) ?? [],
    };
    return (
      <Example
        number={at + 1}
        path={path}
        text={text}
        revision={revisions[at] ?? 0}
        isChanged={text !== first[at]}
        part={partOf(path, siblings, nth, whole)}
        seen={seen}
        work={work}
        start={startOf(siblings, nth)}
        onChange={(changed) => change(at, changed)}
        onRewrite={(changed) => rewrite(at, changed)}
        onRun={() => void work.examine(scripts)}
        deal={(what) => game.deal({ ...what, scripts: [...files].map(([path, text]) => ({ path, text })) })}
        onReset={() => rewrite(at, first[at] ?? "")}
      />
    );
  };
  return <Prose blocks={page.blocks} example={example} />;
}
