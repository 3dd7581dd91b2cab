import { expect, test } from "@playwright/test";

test("a card is written, dealt and seen in the hand", async ({ page }) => {
  await page.goto("#/bench");
  const button = page.getByRole("button", { name: "Deal this card" });
  const cards = page.getByRole("tab", { name: "Cards" });
  if (await cards.isVisible()) await cards.click();
  await expect(button).toBeVisible({ timeout: 60_000 });
  await button.click();
  await expect(page).toHaveURL(/#\/play/);
  const hand = page.getByText("hand", { exact: true });
  const card = page.getByText("Ensign Tester").first();
  await expect(hand.first()).toBeAttached({ timeout: 60_000 });
  await expect(card).toBeAttached();
  await page.reload();
  await expect(card).toBeAttached({ timeout: 60_000 });
});
