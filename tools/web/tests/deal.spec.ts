import { expect, test } from "@playwright/test";
import { turnTo } from "./parts";
import { another, answerByClicks, laid, number } from "./table";

test("a card is written, dealt and seen on the table", async ({ page }) => {
  await page.goto("#/bench");
  const button = page.getByRole("button", { name: "Deal this card" });
  await turnTo(page, "Cards");
  await expect(button).toBeVisible({ timeout: 60_000 });
  await button.click();
  await expect(page).toHaveURL(/#\/play/);
  const card = page.getByText("Ensign Tester").first();
  await expect(card).toBeAttached({ timeout: 60_000 });
  await page.reload();
  await expect(card).toBeAttached({ timeout: 60_000 });
});

test("a scenario is put on the table and played from, also after the page is loaded anew", async ({ page }) => {
  await page.goto("#/bench");
  await turnTo(page, "Scenarios");
  await page.getByRole("button", { name: "Deal this scenario" }).click({ timeout: 60_000 });
  await expect(page).toHaveURL(/#\/play/);
  await laid(page);
  await expect(page.getByText("Ensign Tester").first()).toBeAttached();
  await expect(page.locator(".row .location")).toHaveCount(1);
  const first = await number(page);
  await answerByClicks(page, "pass");
  const second = await number(page);
  await page.waitForTimeout(300);
  await page.reload();
  await laid(page);
  expect(await number(page)).toBe(second);
  await page.locator('[data-key="u"]').click();
  await another(page, second);
  expect(await number(page)).toBe(first);
});
