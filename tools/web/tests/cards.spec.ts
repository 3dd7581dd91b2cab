// A search finds cards, and a card has a page.
import { expect, test } from "@playwright/test";
import { sound } from "./sound";

const LONG = { timeout: 60_000 };

test("a search finds a card and opens it, by the keyboard alone", async ({ page }) => {
  await page.goto("/#/cards");
  await expect(page.getByText(/^\d{4} cards$/)).toBeVisible(LONG);
  const words = page.getByRole("searchbox", { name: "Words on the card" });
  await words.focus();
  await page.keyboard.type("jean-luc picard leadership premiere");
  const found = page.getByRole("link", { name: /^Jean-Luc Picard personnel, Premiere complete$/ });
  await expect(found).toBeVisible(LONG);
  await expect(page.getByText(/^\d{4} cards$/)).toHaveCount(0);
  await page.keyboard.press("Tab");
  for (let count = 0; count < 10; count += 1) {
    if (await found.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#\/cards\/Jean-Luc%20Picard$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jean-Luc Picard");
  await expect(page.getByRole("article", { name: "Jean-Luc Picard" })).toContainText("INTEGRITY 9");
  await expect(page.locator(".script")).toContainText('commands "U.S.S. Enterprise"');
});

test("a title in a script leads to its card", async ({ page }) => {
  await page.goto(`/#/cards/${encodeURIComponent("Jean-Luc Picard")}`);
  const ship = page.getByRole("link", { name: '"U.S.S. Enterprise"' });
  await expect(ship).toBeVisible(LONG);
  await ship.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("U.S.S. Enterprise");
  await expect(page.getByRole("article", { name: "U.S.S. Enterprise" })).toContainText("RANGE");
});

test("more cards are shown page by page, and no words find nothing", async ({ page }) => {
  await page.goto("/#/cards");
  const lines = page.locator(".card-lines li");
  await expect(lines).toHaveCount(60, LONG);
  await page.getByRole("button", { name: /^Show more/ }).click();
  await expect(lines).toHaveCount(120);
  await page.getByRole("searchbox").fill("zzzz");
  await expect(page.getByText("No card has all these words.")).toBeVisible();
  await expect(lines).toHaveCount(0);
});

test("a title that no card has is told", async ({ page }) => {
  await page.goto("/#/cards/Nobody");
  await expect(page.getByText("no card is called `Nobody`")).toBeVisible(LONG);
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("search and card have no serious fault", async ({ page }) => {
      await page.goto("/#/cards");
      await expect(page.locator(".card-lines li")).toHaveCount(60, LONG);
      await sound(page);
      await page.goto(`/#/cards/${encodeURIComponent("Jean-Luc Picard")}`);
      await expect(page.getByRole("link", { name: '"U.S.S. Enterprise"' })).toBeVisible(LONG);
      await sound(page);
    });
  });
}
