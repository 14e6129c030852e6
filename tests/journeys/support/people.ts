import type { Page } from "@playwright/test";

/** Opens one of the entries of the account menu. */
export async function openFromMenu(page: Page, username: string, entry: string): Promise<void> {
  await page.getByRole("button", { name: `Account menu of ${username}` }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

/** Chooses one of the actions for a person. */
export async function choose(page: Page, username: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${username}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** The row of a person in the list. */
export const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
