// The game that is being played: asks the engine, keeps what came of it, and tells whoever draws it.
import { useEffect, useState } from "preact/hooks";
import type { Hall, Reply, Request, Sit } from "../desk";
import { engine } from "../engine";
import type { About, Ask, Handle, Line, Reply as TableReply, Request as TableRequest, Seen } from "../protocol";
import type { Choice } from "./answer";
import * as kept from "./kept";
import { Seat } from "./seat";
import { link } from "../route";
import { told } from "./told";

/** So often an answer is taken back again where the engine gave it by itself at once. */
const MOST_UNDONE = 40;

export const USUAL: Sit = {
  format: null,
  decks: [],
  seed: 0,
  you: 0,
  bot: "captain",
  any_deck: false,
  scripts: [],
  deal: null,
  given: null,
};

export type State = {
  /** What is waited for, in words. */
  waiting: string;
  hall: Hall | null;
  sit: Sit;
  seen: Seen | null;
  log: Line[];
  /** Why what was asked last is not done. */
  refused: string;
  busy: boolean;
  ask: Ask;
  /** What would replace a game that is not over, and waits for a yes. */
  unsure: (() => void) | null;
  /** What is told of the game as a whole. */
  note: string;
  /** Whether it is played at a table that a server keeps. */
  isServed: boolean;
};

export function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
}

class Game {
  state: State = {
    waiting: "",
    hall: null,
    sit: USUAL,
    seen: null,
    log: [],
    refused: "",
    busy: false,
    ask: "useful",
    unsure: null,
    note: "",
    isServed: false,
  };
  private seat: Seat | null = null;
  private readonly listeners = new Set<(state: State) => void>();
  private woken = false;

  listen(listener: (state: State) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  set(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener(this.state);
  }

  /** Sits down at a seat of a table that a server keeps. The game that this browser keeps stays as it is. */
  join(word: string): void {
    this.woken = true;
    this.seat?.leave();
    this.set({ seen: null, log: [], note: "", refused: "", isServed: true, waiting: "Sitting down…" });
    const heard = (reply: TableReply) => {
      this.set({ waiting: "", ...("table" in reply ? { note: "" } : { note: told({ table: reply }) }) });
      if ("table" in reply) void this.take(reply.table);
    };
    this.seat = new Seat(word, heard, (note) => this.set({ note }));
  }

  /** Goes on with the game that is kept, or opens the door of the hall. */
  async wake(): Promise<void> {
    if (this.woken) return;
    this.woken = true;
    const game = kept.read();
    if (game && game.over === null) await this.resume(game, game.sit.you);
    void this.openHall();
  }

  async openHall(): Promise<void> {
    if (this.state.hall) return;
    const reply = await this.desk("hall");
    if (reply && "hall" in reply) this.set({ hall: reply.hall });
    else if (reply) this.set({ note: told(reply) });
  }

  /** Does what replaces the game that is kept, after a yes if that is not over. */
  private replacing(go: () => void): void {
    const game = kept.read();
    this.set({ unsure: game && game.over === null ? go : null });
    if (!this.state.unsure) go();
  }

  /** Sits down to what another page has made ready. */
  deal(sit: Partial<Sit>): void {
    this.woken = true;
    this.sit({ ...USUAL, seed: newSeed(), any_deck: true, ...sit });
    void this.openHall();
    location.hash = link("play");
  }

  sit(sit: Sit): void {
    this.replacing(() => void this.start(sit));
  }

  private async start(sit: Sit): Promise<void> {
    this.stand();
    this.set({ waiting: "Shuffling…", unsure: null, refused: "", note: "" });
    const reply = await this.desk({ sit });
    this.set({ waiting: "" });
    if (!reply) return;
    const seen = seenIn(reply);
    if (seen) {
      this.set({ sit, seen, log: [], ask: "useful" });
      await this.take(seen);
    } else this.set({ refused: told(reply) });
  }

  /** Goes on with a game that was saved, at the place of who is asked. */
  load(record: string): void {
    this.replacing(() => void this.resume({ version: 1, record, sit: USUAL, last: null, turn: 0, over: null }, null));
  }

  private async resume(game: kept.Kept, you: number | null): Promise<void> {
    this.stand();
    const turn = game.turn > 0 ? ` at turn ${game.turn}` : "";
    const before = { seen: this.state.seen, log: this.state.log, sit: this.state.sit };
    const last = game.last ? { ...game.last, sit: game.sit } : {};
    this.set({ ...last, waiting: `Laying out the game${turn}…`, unsure: null, refused: "", note: "" });
    const { bot, scripts = [], given = null } = game.sit;
    const reply = await this.desk({ resume: { record: game.record, you, bot, scripts, given } });
    this.set({ waiting: "" });
    if (!reply) return;
    const seen = seenIn(reply);
    if (!seen) {
      this.set({ ...before, note: `That game cannot be gone on with: ${told(reply)}` });
      return;
    }
    const sit = { ...game.sit, you: seen.view.you ?? game.sit.you };
    this.set({ sit, seen, log: [], refused: "", ask: "useful" });
    await this.take(seen);
  }

  /** Leaves the table; the game stays kept. */
  leave(): void {
    this.stand();
    this.set({ seen: null, refused: "", note: "" });
    void this.openHall();
  }

  /** Leaves the seat at a table that a server keeps. */
  private stand(): void {
    if (!this.seat) return;
    history.replaceState(null, "", link("play"));
    this.seat.leave();
    this.seat = null;
    this.set({ isServed: false });
  }

  async again(): Promise<void> {
    await this.start({ ...this.state.sit, seed: newSeed() });
  }

  async goOnWithKept(): Promise<void> {
    const game = kept.read();
    if (game) await this.resume(game, game.sit.you);
  }

  answer(choice: Choice): Promise<void> {
    return this.reply((number) => ({ answer: { number, choice } }));
  }

  passOn(): Promise<void> {
    return this.reply((number) => ({ pass_on: { number } }));
  }

  private async reply(request: (number: number) => TableRequest): Promise<void> {
    const asked = this.state.seen?.asked;
    if (!asked || this.state.busy) return;
    await this.turn(request(asked.number));
  }

  async askFor(ask: Ask): Promise<void> {
    this.set({ ask });
    await this.turn({ ask });
  }

  private async turn(request: TableRequest): Promise<void> {
    this.set({ busy: true });
    const reply = await this.desk({ table: request });
    this.set({ busy: false });
    if (!reply) return;
    const seen = seenIn(reply);
    if (seen) await this.take(seen);
    else this.set({ refused: told(reply) });
  }

  /** Takes in what came of an answer, and keeps it. */
  private async take(seen: Seen): Promise<void> {
    const log = this.state.log.slice(0, seen.from);
    // Why an answer did not count is told as long as its question stands.
    const stands = seen.asked !== null && seen.asked.number === this.state.seen?.asked?.number;
    this.set({ seen, log: [...log, ...seen.happened], refused: stands ? this.state.refused : "" });
    await this.keep();
  }

  async undo(): Promise<void> {
    const before = this.state.seen;
    if (!before?.may_undo || this.state.busy) return;
    this.set({ busy: true });
    let reply = await this.desk({ table: "undo" });
    for (let count = 0; count < MOST_UNDONE; count += 1) {
      const seen = reply && seenIn(reply);
      if (!seen?.may_undo || !before.asked || seen.asked?.number !== before.asked.number) break;
      reply = await this.desk({ table: "undo" });
    }
    this.set({ busy: false });
    if (!reply) return;
    const seen = seenIn(reply);
    if (!seen) {
      this.set({ refused: told(reply) });
      return;
    }
    await this.take(seen);
  }

  /** The record of the game, as the engine writes it. */
  async record(): Promise<string | null> {
    const reply = await this.desk({ table: "save" });
    if (!reply) return null;
    if ("table" in reply && "saved" in reply.table) return reply.table.saved.record;
    this.set({ note: told(reply) });
    return null;
  }

  private async keep(): Promise<void> {
    // The server has written it down already.
    if (this.seat) return;
    const record = await this.record();
    const { sit, seen, log } = this.state;
    if (record === null || !seen) return;
    const { over, view } = seen;
    const last = { seen: { ...seen, from: log.length, happened: [] }, log };
    const room = kept.write({ version: 1, record, sit, last, turn: view.turn, over });
    if (!room) this.set({ note: "This browser has no room to keep the game: save it to a file." });
  }

  /** A page about something, in its paragraphs; or why there is none. */
  async page(request: { explain: About } | { why_not: Handle }): Promise<string[][]> {
    const reply = await this.desk({ table: request });
    if (!reply) return [];
    if ("table" in reply && "page" in reply.table) return reply.table.page.paragraphs;
    return [[told(reply)]];
  }

  private async desk(request: Request): Promise<Reply | null> {
    if (this.seat && typeof request === "object" && "table" in request) {
      return { table: await this.seat.ask(request.table) };
    }
    try {
      return await engine().ask(request);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      const note = `The engine stopped (${why}). Load the page anew: your game is kept.`;
      this.set({ busy: false, waiting: "", note });
      return null;
    }
  }
}

function seenIn(reply: Reply): Seen | null {
  if (!("table" in reply)) return null;
  const table: TableReply = reply.table;
  return "table" in table ? table.table : null;
}

export const game = new Game();

export function useGame(): State {
  const [state, setState] = useState(game.state);
  useEffect(() => {
    setState(game.state);
    return game.listen(setState);
  }, []);
  return state;
}
