// Scripts that are being written, and what the engine says of them.
import type { Hint, Meaning, Reply, Request, Scenario } from "../desk";
import { Engine, engine } from "../engine";
import type { Message } from "../protocol";
import { fromByte, toByte } from "./bytes";

/** A message, with its place counted as the editor counts. */
export type Mistake = { told: Message; path: string | null; from: number; to: number };

export type Stage = "opening" | "checking" | "trying" | "ready" | "stopped";

export type Seen = {
  stage: Stage;
  /** Why the engine stopped. */
  why: string;
  mistakes: readonly Mistake[];
  /** The rendered cards of each script. */
  pages: ReadonlyMap<string, readonly string[]>;
  scenarios: ReadonlyMap<string, readonly Scenario[]>;
  /** Whether cards and scenarios are of an earlier text. */
  isOld: boolean;
};

export type Files = ReadonlyMap<string, string>;

const TYPING = 250;
const PAUSE = 600;

const NOTHING: Seen = {
  stage: "opening",
  why: "",
  mistakes: [],
  pages: new Map(),
  scenarios: new Map(),
  isOld: false,
};

/** One engine for all scripts that are written, apart from the one that plays. */
const shop: { engine: Engine | null; owner: Work | null } = { engine: null, owner: null };

export type CodePage = { title: string; markdown: string };

/** What a code means. */
export async function codePage(code: string): Promise<CodePage> {
  try {
    const reply = await (shop.engine ?? engine()).ask({ code: { code } });
    if ("code" in reply) return { title: `${code}: ${reply.code.title}`, markdown: reply.code.markdown };
    return { title: code, markdown: "wrong" in reply ? reply.wrong.why : "" };
  } catch (error) {
    return { title: code, markdown: String(error) };
  }
}

export class Work {
  seen: Seen = NOTHING;
  private files = new Map<string, string>();
  private sent = new Map<string, string>();
  /** The scripts that are looked at. */
  private current: readonly string[] = [];
  private version = 0;
  private timer = 0;
  private readonly listeners = new Set<() => void>();

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Begins with these files, unless they lie open already. */
  open(files: Files, current: readonly string[]): void {
    const known = shop.owner === this && shop.engine !== null && same(files, this.sent);
    this.files = new Map(files);
    this.current = current;
    if (!known) void this.begin();
    else if (this.seen.isOld || !this.hasPages()) this.later(PAUSE);
  }

  /** Looks at another of the files. */
  look(path: string): void {
    this.current = [path];
    if (this.seen.stage !== "opening" && !this.hasPages()) this.later(0);
  }

  private hasPages(): boolean {
    return this.current.every((path) => this.seen.pages.has(path));
  }

  edit(path: string, text: string): void {
    if (this.files.get(path) === text) return;
    this.files.set(path, text);
    this.version += 1;
    this.tell({ isOld: true });
    if (this.seen.stage !== "opening" && this.seen.stage !== "stopped") this.later(TYPING);
  }

  /** Shows the cards of these scripts and carries out their scenarios. */
  async examine(paths: readonly string[]): Promise<void> {
    this.send();
    const version = this.version;
    this.tell({ stage: "trying" });
    for (const path of paths) {
      const shown = await this.ask({ show: { path } });
      if (version !== this.version) return;
      if (shown && "shown" in shown) this.tell({ pages: new Map(this.seen.pages).set(path, shown.shown.pages) });
      if (shown && "mistakes" in shown) return this.accept(shown, version, false);
      const tried = await this.ask({ try: { path } });
      if (version !== this.version) return;
      if (tried && "tried" in tried) {
        this.tell({ scenarios: new Map(this.seen.scenarios).set(path, tried.tried.scenarios) });
      }
    }
    this.tell({ stage: "ready", isOld: false });
  }

  /** Begins anew with the same files, after the engine has stopped. */
  restart(): void {
    shop.engine?.close();
    shop.engine = null;
    void this.begin();
  }

  async word(path: string, at: number): Promise<{ word: string; meanings: Meaning[] }> {
    const reply = await this.askAt("word", path, at);
    return reply && "meanings" in reply ? reply.meanings : { word: "", meanings: [] };
  }

  async expected(path: string, at: number): Promise<{ from: number; hints: Hint[] }> {
    const text = this.files.get(path) ?? "";
    const reply = await this.askAt("expected", path, at);
    if (!reply || !("expected" in reply)) return { from: at, hints: [] };
    return { from: fromByte(text, reply.expected.from), hints: reply.expected.hints };
  }

  /** The script in its usual form, or why it has none. */
  async format(text: string): Promise<{ text: string } | { why: string }> {
    const reply = await this.ask({ format: { text } });
    if (reply && "formatted" in reply) return { text: reply.formatted.text };
    const first = reply && "mistakes" in reply ? reply.mistakes.messages[0] : undefined;
    return { why: first ? `line ${first.span?.start.line ?? 1}: ${first.message}` : this.seen.why };
  }

  private askAt(what: "word" | "expected", path: string, at: number): Promise<Reply | null> {
    const place = { path, at: toByte(this.files.get(path) ?? "", at) };
    if (this.seen.stage === "opening") return Promise.resolve(null);
    this.send();
    return this.ask(what === "word" ? { word: place } : { expected: place });
  }

  private async begin(): Promise<void> {
    clearTimeout(this.timer);
    shop.engine ??= new Engine();
    shop.owner = this;
    this.version += 1;
    const version = this.version;
    this.sent = new Map(this.files);
    this.seen = NOTHING;
    this.tell({ stage: "opening", isOld: true });
    const scripts = [...this.files].map(([path, text]) => ({ path, text }));
    const reply = await this.ask({ open: { scripts } });
    if (shop.owner !== this || !reply) return;
    if (version === this.version) this.accept(reply, version, true);
    else {
      // Something was written meanwhile.
      this.tell({ stage: "checking" });
      this.later(0);
    }
  }

  private later(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.send()) this.rest();
    }, pause);
  }

  /** Sends what was written since; whether there was anything. */
  private send(): boolean {
    const { version } = this;
    const changed = [...this.files].filter(([path, text]) => this.sent.get(path) !== text);
    for (const [path, text] of changed) {
      this.sent.set(path, text);
      this.tell({ stage: "checking" });
      void this.ask({ edit: { path, text } }).then((reply) => {
        if (reply) this.accept(reply, version, true);
      });
    }
    return changed.length > 0;
  }

  private accept(reply: Reply, version: number, goOn: boolean): void {
    if (version !== this.version || shop.owner !== this) return;
    if ("wrong" in reply) this.tell({ stage: "ready", why: reply.wrong.why });
    if (!("mistakes" in reply)) return;
    const mistakes = reply.mistakes.messages.map((told) => this.placed(told));
    this.tell({ stage: "ready", mistakes });
    if (goOn) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.rest(), PAUSE);
    }
  }

  /** What is done at a pause. */
  private rest(): void {
    const isGrave = this.seen.mistakes.some((one) => one.told.severity === "error");
    const scripts = this.current.filter((path) => path.endsWith(".sl"));
    if (!isGrave && scripts.length > 0) void this.examine(scripts);
  }

  private placed(told: Message): Mistake {
    const text = told.file === null ? undefined : this.files.get(told.file);
    if (text === undefined) return { told, path: null, from: 0, to: 0 };
    const from = told.span ? fromByte(text, told.span.start.byte) : 0;
    const to = told.span ? fromByte(text, told.span.end.byte) : 0;
    return { told, path: told.file, from, to };
  }

  private async ask(request: Request): Promise<Reply | null> {
    const { engine } = shop;
    if (!engine || shop.owner !== this) return null;
    try {
      return await engine.ask(request);
    } catch (error) {
      if (shop.engine === engine) this.tell({ stage: "stopped", why: String(error) });
      return null;
    }
  }

  private tell(news: Partial<Seen>): void {
    this.seen = { ...this.seen, ...news };
    for (const listener of this.listeners) listener();
  }
}

function same(one: Files, other: Files): boolean {
  return one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);
}
