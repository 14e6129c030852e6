import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { startProduct } from "./support/server";
import { makeSmallDataset } from "./support/small-dataset";
import { counted, openDataset, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const texts = ["Red boots", "Green boots", "Green hats", "Blue hats"];

/** Opens the list of saved filters by keyboard. */
async function openSets(page: Page) {
  await page.getByRole("button", { name: "Saved filters" }).focus();
  await page.keyboard.press("Enter");
  return page.getByRole("dialog", { name: "Saved filters" });
}

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press("/");
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** Saves what is set, by keyboard. */
async function save(page: Page, name: string, isShared = false) {
  const sets = await openSets(page);
  await sets.getByRole("textbox", { name: "Save current filters" }).focus();
  await page.keyboard.type(name);
  if (isShared) await sets.getByRole("checkbox", { name: "Share with the workspace" }).press("Space");
  await sets.getByRole("button", { name: "Save", exact: true }).press("Enter");
  return sets;
}

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}` }).press("Enter");
  await page.getByRole("menuitem", { name: action }).press("Enter");
}

test("filters are saved by keyboard under a name, shared, applied by a colleague, and linked", async ({
  page,
  product,
  browser,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const id = await makeSmallDataset(argilla, "shared filters", { texts });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: product.url });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "shared filters");
  await search(page, "green");
  await counted(page, 2);
  const sets = await save(page, "Green 👋 <b>", true);
  await expect(sets.getByRole("button", { name: /^Green 👋/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Saved filters" })).toBeFocused();
  await search(page, "boots");
  await expect(page).toHaveURL(/search=boots/);
  await save(page, "Green 👋 <b>");
  await expect(sets.getByRole("alert")).toContainText("already have saved filters with this name");
  await sets.getByRole("textbox").fill("Boots");
  await page.keyboard.press("Enter");
  await expect(sets.getByRole("button", { name: /^Boots/ })).toBeFocused();

  await choose(page, "Boots", "Copy link");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${product.url}/dataset/${id}/annotation-mode?search=boots`);
  // What is applied selects the same records again, from the first one on.
  await sets.getByRole("button", { name: /^Green/ }).press("Enter");
  await expect(page).toHaveURL(/search=green/);
  await expect(sets).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/search=boots/);
  // The palette finds them by name.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("green 👋");
  await expect(page.getByRole("option", { name: /^Green 👋/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/search=green/);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(product.url);
  await signIn(other, "ana");
  await openDataset(other, "shared filters");
  const theirs = await openSets(other);
  await expect(theirs.getByRole("listitem")).toHaveCount(1);
  await theirs.getByRole("button", { name: /^Green 👋/ }).press("Enter");
  await counted(other, 2);
  // Deleted by its author meanwhile, and the connection lost: both are told.
  await openSets(other);
  await openSets(page);
  await choose(page, "Green 👋 <b>", "Delete");
  await sets.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await expect(sets.getByRole("button", { name: /^Green/ })).toHaveCount(0);
  // The focus moves on once the server has replied; it would close a menu that is opened before.
  await expect(sets.getByRole("button", { name: "Boots", exact: true })).toBeFocused();
  await page.context().setOffline(true);
  await choose(page, "Boots", "Share with the workspace");
  await expect(sets.getByRole("alert")).toContainText("The server can’t be reached");
  await page.context().setOffline(false);
  await other.keyboard.press("Escape");
  await expect(theirs).toBeHidden();
  await openSets(other);
  await expect(theirs.getByText("No saved filters yet.")).toBeVisible();
  await context.close();
});

test("a server that keeps no filters: they are saved in this browser, renamed and deleted", async ({
  page,
}) => {
  const plain = await startProduct(["--plain"]);
  const argilla = await signInAt(plain.url, "argilla");
  await makeSmallDataset(argilla, "own filters", { texts });
  await page.goto(plain.url);
  await signIn(page, "argilla");
  await openDataset(page, "own filters");
  await search(page, "hats");
  await counted(page, 2);
  const sets = await save(page, "Hats");
  await expect(sets.getByRole("button", { name: /^Hats/ })).toBeFocused();
  await choose(page, "Hats", "Rename");
  await expect(sets.getByRole("textbox")).toBeFocused();
  await sets.getByRole("textbox").fill("Hats only");
  await page.keyboard.press("Enter");
  await expect(sets.getByRole("button", { name: /^Hats only/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.goto(page.url().replace(/\?.*/, ""));
  await recordShown(page);
  await counted(page, 4);
  await openSets(page);
  await sets.getByRole("button", { name: /^Hats only/ }).press("Enter");
  await counted(page, 2);
  await openSets(page);
  await choose(page, "Hats only", "Delete");
  await sets.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await expect(sets.getByText("No saved filters yet.")).toBeVisible();
  await plain.stop();
});
