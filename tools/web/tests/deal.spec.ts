import { expect, test } from "@playwright/test";

test("a card is written, dealt and seen on the table", async ({ page }) => {
  await page.goto("#/bench");
  const button = page.getByRole("button", { name: "Deal this card" });
  const cards = page.getByRole("tab", { name: "Cards" });
  if (await cards.isVisible()) await cards.click();
  await expect(button).toBeVisible({ timeout: 60_000 });
  await button.click();
  await expect(page).toHaveURL(/#\/play/);
  const card = page.getByText("Ensign Tester").first();
  await expect(card).toBeAttached({ timeout: 60_000 });
  await page.reload();
  await expect(card).toBeAttached({ timeout: 60_000 });
});
