// A seat at a table that a server keeps: what is asked there is asked over a socket, and what others do is heard from it.
import type { Reply, Request } from "../protocol";

/** Seconds until the next try when the connection is lost; the last of them is kept. */
const PAUSES = [0.5, 1, 2, 5, 10];

const LOST = "The connection was lost. What you answered counts if the table shows it.";
const UNREACHED = "the table cannot be reached just now; try again";

/** Whether a reply answers a request, rather than telling what somebody else did meanwhile. */
function answers(reply: Reply, request: Request): boolean {
  const isPage = typeof request === "object" && ("explain" in request || "why_not" in request);
  return !("table" in reply) || !isPage;
}

export class Seat {
  private socket: WebSocket | null = null;
  private waiting: { request: Request; resolve: (reply: Reply) => void } | null = null;
  /** What was asked last, which is answered before anything else is sent. */
  private last: Promise<unknown> = Promise.resolve();
  private tries = 0;
  private isLeft = false;

  constructor(
    private readonly word: string,
    private readonly heard: (reply: Reply) => void,
    private readonly said: (note: string) => void,
  ) {
    this.connect();
  }

  private connect(): void {
    const address = new URL("api/seat", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.hash = "";
    const socket = new WebSocket(address);
    this.socket = socket;
    let isSeated = false;
    socket.addEventListener("open", () => socket.send(JSON.stringify({ seat: this.word })));
    socket.addEventListener("message", (event: MessageEvent<string>) => {
      const reply = JSON.parse(event.data) as Reply;
      // A word that no seat has is not tried again.
      if (!isSeated && "wrong" in reply) this.isLeft = true;
      isSeated = true;
      this.tries = 0;
      const { waiting } = this;
      if (waiting && answers(reply, waiting.request)) {
        this.waiting = null;
        waiting.resolve(reply);
      } else this.heard(reply);
    });
    socket.addEventListener("close", ({ reason }: CloseEvent) => {
      const why = reason ? `: ${reason}` : "";
      this.waiting?.resolve({ wrong: { why: reason ? `The table closed the connection${why}.` : LOST } });
      this.waiting = null;
      if (this.isLeft) return;
      this.said(`The connection to the table was lost${why}; it is tried again.`);
      const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)] ?? 10;
      this.tries += 1;
      setTimeout(() => this.isLeft || this.connect(), pause * 1000);
    });
  }

  ask(request: Request): Promise<Reply> {
    const answered = this.last.then(() => this.send(request));
    this.last = answered;
    return answered;
  }

  private send(request: Request): Promise<Reply> {
    const { socket } = this;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.resolve({ wrong: { why: UNREACHED } });
    return new Promise((resolve) => {
      this.waiting = { request, resolve };
      socket.send(JSON.stringify(request));
    });
  }

  leave(): void {
    this.isLeft = true;
    this.socket?.close();
  }
}

/** Whether the pages come from a server that keeps tables. */
export async function isServed(): Promise<boolean> {
  try {
    const answer = await fetch("api/table");
    return answer.ok && ((await answer.json()) as { version?: number }).version === 1;
  } catch {
    return false;
  }
}

/** Makes a table; gives the secret word of each seat, or why there is none. */
export async function make(invitation: {
  format: string | null;
  decks: unknown[];
}): Promise<{ seats: string[] } | { why: string }> {
  try {
    const answer = await fetch("api/games", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(invitation),
    });
    const told = (await answer.json()) as { seats?: string[]; wrong?: { why: string } };
    return told.seats ? { seats: told.seats } : { why: told.wrong?.why ?? "no table could be made" };
  } catch {
    return { why: "the server cannot be reached" };
  }
}
