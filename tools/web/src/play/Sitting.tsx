// A game that is being played: the table, the question, and what happened.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Handle, Seen, Thing } from "../protocol";
import { answerOf, beginMembers, type Choosing, press as pressed } from "./answer";
import { Board } from "./Board";
import { Explained, type Wanted } from "./Explained";
import { game, type State } from "./game";
import { Help } from "./Help";
import { useKeys } from "./keys";
import { bring, dark } from "./lights";
import { Log } from "./Log";
import { Menu } from "./Menu";
import { Over } from "./Over";
import { type Asking, Question } from "./Question";
import { since } from "./since";
import { TableContext, tableOf } from "./table";
import { find } from "./view";
import { Waiting } from "./Waiting";
import { WhyNot } from "./WhyNot";

/** What is chosen so far; it begins anew with each question. */
function useChoosing(seen: Seen): [Choosing | null, (choosing: Choosing | null) => void] {
  const { asked } = seen;
  const form = asked?.form;
  const fresh = form && typeof form === "object" && "members" in form ? beginMembers(form.members) : null;
  const [kept, keep] = useState<{ number: number; choosing: Choosing | null } | null>(null);
  const number = asked?.number ?? -1;
  const choosing = kept?.number === number ? kept.choosing : fresh;
  const choose = (choosing: Choosing | null) => {
    const answer = choosing && answerOf(choosing);
    // What was chosen stays, should it be refused.
    if (answer) void game.answer(answer);
    else keep(choosing && { number, choosing });
  };
  return [choosing, choose];
}

export function Sitting({ shown, seen }: { shown: State; seen: Seen }) {
  const [choosing, choose] = useChoosing(seen);
  const [at, setAt] = useState<Handle | null>(null);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const [help, setHelp] = useState(false);
  const { asked, over, view } = seen;
  useEffect(() => {
    setAt(null);
    dark();
    bring([...document.querySelectorAll(".row [data-marked]")]);
  }, [asked?.number]);
  // Until the engine has laid out the table, cards are called as they were before.
  const explain = (title: string, handle: Handle) => {
    if (!shown.waiting) setWanted({ title, about: { thing: handle }, handle });
  };
  const table = useMemo(() => {
    const press = (thing: Thing) => {
      const candidate = table.candidates.get(thing.handle);
      if (choosing && candidate !== undefined) choose(pressed(choosing, candidate));
      else if (table.touched.has(thing.handle)) setAt(thing.handle);
      else if (thing.is_known) explain(thing.title, thing.handle);
    };
    const table = tableOf(seen, choosing, press);
    return table;
  }, [seen, choosing, shown.waiting]);
  useKeys({
    help: () => setHelp(true),
    back: () => {
      if (choosing && choosing.offer !== null) choose(null);
      else setAt(null);
    },
    explain: (focused) => {
      const offer = focused.getAttribute("data-offer");
      const handle = focused.getAttribute("data-handle");
      if (offer !== null) setWanted({ title: "This answer", about: { offer: Number(offer) }, handle: null });
      else if (handle !== null) explain(find(view, handle)?.title ?? "A card", handle);
    },
  });
  const asking: Asking = { choosing, choose, at, setAt, explain };
  const turn = view.turn === 0 ? "Before the first turn" : `Turn ${view.turn}`;
  return (
    <TableContext.Provider value={table}>
      <div class="sitting" data-turn={view.turn} aria-busy={shown.waiting !== ""}>
        <h1 class="unseen">Play</h1>
        <div class="board">
          <div class="turn-line">
            <b>{turn}</b>
            {shown.waiting && (
              <span class="waiting" role="status">
                {shown.waiting}
              </span>
            )}
            <Menu shown={shown} help={() => setHelp(true)} />
          </div>
          {shown.note && (
            <p class="wrong note" role="alert">
              {shown.note}
            </p>
          )}
          <div class="lies" role="region" aria-label="The table" tabIndex={0} data-scrolls>
            <Board view={view} />
          </div>
        </div>
        <div class="asked">
          {asked && !over && (
            <Question
              seen={seen}
              asked={asked}
              log={shown.log}
              refused={shown.refused}
              busy={shown.busy}
              asking={asking}
            />
          )}
          {!asked && !over && <Waiting seen={seen} />}
          {over && <Over seen={seen} over={over} busy={shown.busy} isServed={shown.isServed} />}
          <Log log={shown.log} since={since(shown.log, view)} from={seen.from} isBegun={view.turn > 0} />
        </div>
      </div>
      <WhyNot asked={asked?.number ?? -1} busy={shown.busy || shown.waiting !== ""} />
      {wanted && <Explained wanted={wanted} close={() => setWanted(null)} />}
      {help && <Help close={() => setHelp(false)} />}
    </TableContext.Provider>
  );
}
