// A chapter of a rulebook opens, and its rows are filtered.
import { expect, test } from "@playwright/test";
import { sound } from "./sound";

const LONG = { timeout: 60_000 };

test("a chapter opens, is filtered and shows a rule, by the keyboard alone", async ({ page }) => {
  await page.goto("/#/book");
  const chapter = page.getByRole("link", { name: /^Chapter 2 / });
  await expect(chapter).toContainText(/\d+ missing/, LONG);
  const missing = Number(/(\d+) missing/.exec(await chapter.innerText())?.[1]);
  await chapter.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/book\/r24\/2$/);
  const rows = page.locator(".rows > li");
  await expect(rows.first()).toBeVisible(LONG);
  const all = await rows.count();
  expect(all).toBeGreaterThan(missing);
  await page.getByLabel("State").focus();
  await page.keyboard.type("Missing");
  await expect(rows).toHaveCount(missing);
  await expect(rows.first()).toContainText("Missing");
  await page.getByLabel("State").selectOption("tried");
  await expect(rows.first()).toContainText("In rules, tried by scenarios");
  const id = await rows.last().locator("code").first().innerText();
  await page.getByLabel("Words").focus();
  await page.keyboard.type(id);
  await expect.poll(() => rows.count()).toBeLessThan(4);
  const rules = rows.first().locator("summary", { hasText: /^Rules/ });
  await rules.focus();
  await page.keyboard.press("Enter");
  await expect(rows.first().locator(".script").first()).toContainText(`"${id}"`);
  await expect(rows.first().locator(".passage").first()).toContainText(/\.sl, line \d+/);
  await page.getByLabel("Words").fill("zzzz");
  await expect(rows).toHaveCount(0);
});

test("a link leads to a chapter, and a second document stands beside it", async ({ page }) => {
  await page.goto("/#/book/r24/7");
  const first = page.getByRole("region", { name: "Document" });
  await expect(first.getByRole("heading", { name: "Chapter 7" })).toBeVisible(LONG);
  await page.getByRole("link", { name: "A second document beside it" }).click();
  const second = page.getByRole("region", { name: "Second document" });
  await second.getByLabel("Second document").selectOption("r18");
  await second.getByRole("link", { name: /^FACILITY PHASE \d/ }).click();
  await expect(second.locator(".rows > li").first()).toBeVisible(LONG);
  await expect(page.getByRole("heading", { name: "Chapter 7" })).toBeVisible();
  await expect(page).toHaveURL(/#\/book\/r24\/7\/r18\/FACILITY%20PHASE$/);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("chapters and rows have no serious fault", async ({ page }) => {
      await page.goto("/#/book");
      await expect(page.getByRole("link", { name: /^Chapter 2 / })).toBeVisible(LONG);
      await sound(page);
      await page.goto("/#/book/r24/7/r18/FACILITY%20PHASE");
      await expect(page.locator(".rows > li").first()).toBeVisible(LONG);
      await page.locator("summary", { hasText: /^Rules/ }).first().click();
      await expect(page.locator(".script").first()).toBeVisible();
      await sound(page);
    });
  });
}
