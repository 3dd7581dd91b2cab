// What the tests of the table have in common.
import { expect, type Page } from "@playwright/test";

export type Sit = { seed: number; bot?: string; you?: number };

/** Lets the page deal with this seed where a person would get any: some games never end for one who answers blindly. */
export async function dealsWith(page: Page, seed: number): Promise<void> {
  await page.addInitScript((seed) => {
    crypto.getRandomValues = (numbers) => {
      if (numbers instanceof Uint32Array) numbers.fill(seed);
      return numbers;
    };
  }, seed);
}

/** Opens a game of a seed. */
export async function deal(page: Page, sit: Sit): Promise<void> {
  await page.goto(`/#/play/deal/${encodeURIComponent(JSON.stringify(sit))}`);
  await laid(page);
}

/** Waits until the engine has laid out the game. */
export async function laid(page: Page): Promise<void> {
  await expect(page.locator('.sitting[aria-busy="false"] .question')).toBeVisible({ timeout: 60_000 });
}

export async function turn(page: Page): Promise<number> {
  return Number(await page.locator(".sitting").getAttribute("data-turn"));
}

export async function number(page: Page): Promise<string> {
  return (await page.locator(".question").first().getAttribute("data-number")) ?? "over";
}

/** Waits until another question is asked, or the game is over. */
export async function another(page: Page, before: string): Promise<void> {
  await expect(page.locator(`.question:not([data-number="${before}"])`)).toBeVisible();
}

export function isOver(page: Page): Promise<boolean> {
  return page.locator(".over").isVisible();
}

/** What is asked, how, and what was asked of it. */
export async function asked(page: Page): Promise<{ about: string; answers: string[] }> {
  return {
    about: await page.locator(".asks h2").innerText(),
    answers: await page.locator(".question [data-answer]").allInnerTexts(),
  };
}

/** Gives one answer by clicks: the first that there is, or a pass; in turns it passes on where nothing is offered. */
export async function answerByClicks(page: Page, wish: "first" | "pass"): Promise<void> {
  const before = await number(page);
  const pass = page.locator(`.rest [data-key="${(await turn(page)) === 0 ? "p" : "o"}"]`);
  if (wish === "pass" && (await pass.isVisible())) await pass.click();
  else await clickThrough(page, before);
  await another(page, before);
}

async function clickThrough(page: Page, before: string): Promise<void> {
  for (let step = 0; step < 12 && (await number(page)) === before && !(await isOver(page)); step += 1) {
    const done = page.locator(".question [data-done]");
    if (await done.isVisible()) {
      await tick(page);
      await done.click();
      continue;
    }
    const group = page.locator('.question .answer.group[aria-expanded="true"] + .answers .answer').first();
    const first = page.locator(".question .answer").first();
    // The last answer may have ended the game meanwhile.
    const on = page.locator('.rest [data-key="o"]');
    if (await group.isVisible()) await group.click();
    else if (await first.isVisible()) await first.click();
    else if (await on.isVisible()) await on.click();
    await page.waitForTimeout(30);
  }
}

/** Ticks candidates until there are enough of them. */
async function tick(page: Page): Promise<void> {
  const candidates = page.locator('.question [role="checkbox"][aria-checked="false"]:not([disabled])');
  for (let count = 0; count < 30; count += 1) {
    if (await page.locator(".question [data-done]").isEnabled()) return;
    await candidates.first().click();
  }
}
