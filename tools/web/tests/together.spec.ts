import { type Browser, expect, type Page, test } from "@playwright/test";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerByClicks, number } from "./table";

declare const process: { env: Record<string, string | undefined> };

const PROGRAM = process.env.SPACELINE ?? "../../target/release/spaceline";
let server: ChildProcess;
let address = "";

test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), "spaceline-"));
  server = spawn(PROGRAM, ["serve", "--port", "0", "--dir", folder]);
  address = await new Promise((resolve, reject) => {
    server.stdout?.on("data", (bytes: { toString(): string }) => {
      const found = /http:\/\/\S+/.exec(bytes.toString());
      if (found) resolve(found[0]);
    });
    server.on("error", reject);
  });
});

test.afterAll(() => {
  server.kill();
});

/** A page of somebody who has nothing of the others. */
async function person(browser: Browser, url: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  return page;
}

test("two people play at one table, and one of them loads the page anew", async ({ browser }) => {
  const host = await person(browser, `${address}/#/play`);
  await host.getByText("Choose format, decks, bot and seed").click();
  await host.getByRole("button", { name: "Make a table for two people with these" }).click();
  const own = await host.getByRole("link", { name: "Sit down at your seat" }).getAttribute("href");
  const other = await host.getByLabel(/The other seat/).inputValue();
  expect(own).not.toBe(other);
  const pages = [await person(browser, own ?? ""), await person(browser, other)];
  const question = (page: Page) => page.locator(".question[data-number]");
  const waits = (page: Page) => page.getByRole("region", { name: "Waiting" });
  for (let answers = 0; answers < 8; answers += 1) {
    for (const page of pages) await expect(question(page).or(waits(page))).toBeVisible({ timeout: 60_000 });
    const asked = (await question(pages[0] as Page).isVisible()) ? 0 : 1;
    const [page, other] = [pages[asked], pages[1 - asked]] as [Page, Page];
    await expect(waits(other)).toBeVisible();
    if (answers === 3) {
      const before = await number(page);
      await page.reload();
      await expect(question(page)).toHaveAttribute("data-number", before, { timeout: 60_000 });
    }
    await answerByClicks(page, "first");
  }
  // What one did the other can read.
  for (const page of pages) await expect(page.locator(".lines li").first()).toBeVisible();
});

test("why a connection was closed is told, and its question stands", async ({ browser }) => {
  const made = await fetch(`${address}/api/games`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ seats: ["person", "captain"] }),
  });
  const { seats } = (await made.json()) as { seats: string[] };
  const page = await (await browser.newContext()).newPage();
  let isClosed = false;
  await page.routeWebSocket(/api\/seat/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (isClosed || !message.toString().includes("answer")) return server.send(message);
      isClosed = true;
      return void socket.close({ code: 1009, reason: "a frame has at most 64 KiB" });
    });
  });
  await page.goto(`${address}/#/play/seat/${seats[0] ?? ""}`);
  await expect(page.locator(".question[data-number]")).toBeVisible({ timeout: 60_000 });
  const before = await number(page);
  await page.locator('.rest [data-key="p"]').click();
  await expect(page.locator(".refused")).toContainText("The table closed the connection: a frame has at most 64 KiB");
  await expect(page.locator(".note")).toHaveCount(0);
  expect(await number(page)).toBe(before);
  await answerByClicks(page, "pass");
  await expect(page.locator(".refused")).toHaveCount(0);
});

test("a seat that nobody has is told", async ({ browser }) => {
  const page = await person(browser, `${address}/#/play/seat/0123456789abcdef.00`);
  await expect(page.getByText("No seat has this word")).toBeVisible();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await answerByClicks(page, "first");
});
