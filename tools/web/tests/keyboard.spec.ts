// A whole game by the keyboard alone.
import { expect, type Page, test } from "@playwright/test";
import { deal, dealsWith, isOver, number } from "./table";

const MOST_KEYS = 1500;

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.question[aria-busy="true"]') === null);
  await page.waitForTimeout(20);
}

test("a whole game is played by the keyboard alone", async ({ page }, info) => {
  test.setTimeout(240_000);
  await dealsWith(page, 5);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => document.activeElement?.textContent);
    if (name === "Play" && (await page.evaluate(() => document.activeElement?.tagName)) === "BUTTON") break;
  }
  await page.keyboard.press("Enter");
  await expect(page.locator(".question")).toBeVisible({ timeout: 60_000 });
  let keys = 0;
  let questions = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
    await settle(page);
  };
  while (keys < MOST_KEYS && !(await isOver(page))) {
    questions += 1;
    const before = await number(page);
    const about = await page.locator(".asks h2").innerText();
    if (/under/i.test(about)) await press("p");
    else if (await page.locator(".members [data-done]").isVisible()) {
      for (let digit = 1; digit < 9 && (await page.locator(".members [data-done]").isDisabled()); digit += 1) {
        await press(String(digit));
      }
      await press("d");
    } else if (/orders/i.test(about) && questions % 4 !== 0) await press("o");
    else {
      await press("ArrowDown");
      await press("Enter");
      // A group opens; its first answer stands below.
      if ((await number(page)) === before && (await page.locator(".answer[aria-expanded=true]").count()) > 0) {
        await press("ArrowDown");
        await press("Enter");
      }
    }
    if ((await number(page)) === before && !(await page.locator(".members").isVisible())) await press("o");
  }
  expect(keys).toBeLessThan(MOST_KEYS);
  expect(questions).toBeGreaterThan(20);
  await expect(page.locator(".result")).toHaveText(/wins/i);
  await page.screenshot({ path: info.outputPath("over.png") });
});

test("digits choose, u takes back, slash searches, and the question mark explains", async ({ page }) => {
  await deal(page, { seed: 7 });
  const first = await number(page);
  await page.keyboard.press("1");
  await expect(page.locator(`.question:not([data-number="${first}"])`)).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.locator(`.question[data-number="${first}"]`)).toBeVisible();
  for (let count = 0; count < 5; count += 1) {
    const before = await number(page);
    await page.keyboard.press("1");
    await expect(page.locator(`.question:not([data-number="${before}"])`)).toBeVisible();
    await settle(page);
  }
  await page.keyboard.press("/");
  await page.keyboard.type("maglock");
  await expect(page.locator(".question .answer.group")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Maglock");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("h");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  // A sheet that closes gives the focus back to where it was.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.locator(".face", { hasText: "Temporal Micro-Wormhole" }).last().focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Voyager");
});
