import type { Browser, Page } from "@playwright/test";
import { responsesTo, signInAt } from "./support/api";
import { openBulk, rowIds, rows } from "./support/bulk";
import { startProduct } from "./support/server";
import { makeSmallDataset } from "./support/small-dataset";
import { openDataset, openProgress, recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** Opens a browser for a user. */
async function person(browser: Browser, url: string, username: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto(url);
  await signIn(page, username);
  return page;
}

async function answer(page: Page): Promise<string> {
  const id = await recordId(page);
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  return id;
}

const alsoHere = (page: Page) => page.getByRole("list", { name: "Also on this record" });

test("two users at the same time get different records, and see the progress of the team live", async ({
  browser,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const dataset_id = await makeSmallDataset(argilla, "shared letters", { size: 40 });
  const [ana, ben] = [await person(browser, product.url, "ana"), await person(browser, product.url, "ben")];
  await openDataset(ana, "shared letters");
  await openDataset(ben, "shared letters");
  const shown: string[] = [];
  for (let step = 0; step < 15; step += 1) {
    for (const page of [ana, ben]) {
      const id = await answer(page);
      shown.push(id);
      await recordChanged(page, id);
    }
  }
  expect(new Set(shown).size).toBe(30);
  await expect
    .poll(async () => (await argilla.api.getDatasetProgress({ params: { dataset_id } })).completed)
    .toBe(30);

  // Ana opens the team progress, Ben responds to records, and Ana's counts follow without a reload.
  await openProgress(ana);
  const team = ana.getByRole("region", { name: "Team progress" });
  await expect(team).toContainText("30 of 40 completed");
  await expect(team.getByRole("listitem").filter({ hasText: "ben" })).toContainText("online");
  await recordChanged(ben, await answer(ben));
  await expect(team).toContainText("31 of 40 completed");
  await expect(team.getByRole("listitem").filter({ hasText: "ben" })).toContainText("16 submitted");
  await Promise.all([ana.context().close(), ben.context().close()]);
});

test("users on the same record are shown each other, until one of them leaves", async ({
  browser,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  await makeSmallDataset(argilla, "one letter", { size: 1, minSubmitted: 2 });
  const [ana, ben] = [await person(browser, product.url, "ana"), await person(browser, product.url, "ben")];
  await openDataset(ana, "one letter");
  await expect(alsoHere(ana)).toHaveCount(0);
  await openDataset(ben, "one letter");
  expect(await recordId(ben)).toBe(await recordId(ana));
  await expect(alsoHere(ana).getByRole("img", { name: "ben" })).toBeVisible();
  await expect(alsoHere(ben).getByRole("img", { name: "ana" })).toBeVisible();
  await ben.getByRole("link", { name: "Home" }).first().click();
  await expect(alsoHere(ana)).toHaveCount(0);
  // Closing a tab also ends the presence.
  await openDataset(ben, "one letter");
  await expect(alsoHere(ana)).toHaveCount(1);
  await ben.goto("about:blank");
  await expect(alsoHere(ana)).toHaveCount(0);
  await Promise.all([ana.context().close(), ben.context().close()]);
});

test("an owner sees what somebody answers who was on the same record", async ({ browser, product }) => {
  const argilla = await signInAt(product.url, "argilla");
  await makeSmallDataset(argilla, "decided together", { size: 1, minSubmitted: 2 });
  const [owner, ben] = [
    await person(browser, product.url, "argilla"),
    await person(browser, product.url, "ben"),
  ];
  await openDataset(owner, "decided together");
  await owner.getByRole("button", { name: "Record menu" }).click();
  await owner.getByRole("menuitem", { name: "Show answers of others" }).click();
  await expect(owner.getByText("Nobody else has answered this record.")).toBeVisible();
  await openDataset(ben, "decided together");
  await expect(alsoHere(owner).getByRole("img", { name: "ben" })).toBeVisible();
  await answer(ben);
  const answers = owner.getByRole("list", { name: "Answers of others" }).getByRole("listitem");
  await expect(answers).toHaveText([/Complaint.*ben/]);
  await Promise.all([owner.context().close(), ben.context().close()]);
});

test("in lists of records, each row shows who is on it, as they move from row to row", async ({
  browser,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const id = await makeSmallDataset(argilla, "lists of two", { size: 8, minSubmitted: 2 });
  const [ana, ben] = [await person(browser, product.url, "ana"), await person(browser, product.url, "ben")];
  const url = `${product.url}/dataset/${id}/annotation-mode`;
  for (const page of [ana, ben]) {
    await expect(page.getByRole("link", { name: "lists of two" })).toBeVisible();
    await openBulk(page, url);
  }
  const rowWith = (page: Page, name: string) =>
    rows(page).filter({ has: alsoHere(page).getByRole("img", { name }) });
  const idOf = (page: Page, name: string) => rowWith(page, name).getAttribute("data-record-id");
  const [, , third, fourth] = await rowIds(ben);
  await ben.keyboard.press("ArrowDown");
  await ben.keyboard.press("ArrowDown");
  await expect.poll(() => idOf(ana, "ben")).toBe(third);
  await ben.keyboard.press("ArrowDown");
  await expect.poll(() => idOf(ana, "ben")).toBe(fourth);
  await expect(rowWith(ana, "ben")).toHaveCount(1);
  await expect(rowWith(ben, "ana")).toHaveCount(1);
  await ben.goto("about:blank");
  await expect(alsoHere(ana)).toHaveCount(0);
  await Promise.all([ana.context().close(), ben.context().close()]);
});

test("the last record is shown to both users, and one response completes it for both", async ({
  browser,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  await makeSmallDataset(argilla, "last letter", { size: 1 });
  const [ana, ben] = [await person(browser, product.url, "ana"), await person(browser, product.url, "ben")];
  await openDataset(ana, "last letter");
  await openDataset(ben, "last letter");
  await expect(alsoHere(ben).getByRole("img", { name: "ana" })).toBeVisible();
  const id = await answer(ana);
  await expect(ana.getByRole("article", { name: "Record" })).toHaveCount(0);
  await expect.poll(async () => (await responsesTo(await signInAt(product.url, "ana"), id)).length).toBe(1);
  // Ben sees it without a reload, and what he has entered stays.
  await expect(ben.getByRole("article", { name: "Record" }).getByText("Completed")).toBeVisible();
  await ben.reload();
  await expect(ben.getByText(/^Letter/)).toHaveCount(0);
  await Promise.all([ana.context().close(), ben.context().close()]);
});

test("a preference set in one browser applies in another one (spec 469)", async ({ browser, product }) => {
  // A user of this test alone: other tests expect English.
  const { api } = await signInAt(product.url, "argilla");
  const username = "lena";
  await api.createUser({ body: { username, first_name: "Lena", password: "12345678", role: "annotator" } });
  const one = await person(browser, product.url, username);
  await one.getByRole("button", { name: username }).click();
  await one.getByRole("menuitemradio", { name: "Dark" }).click();
  await one.getByRole("button", { name: username }).click();
  await one.getByRole("menuitemradio", { name: "Deutsch" }).click();
  await expect(one.locator("html")).toHaveAttribute("lang", "de");
  const lena = await signInAt(product.url, username);
  await expect.poll(() => lena.api.getMyPreferences()).toMatchObject({ theme: "dark", locale: "de" });
  const other = await person(browser, product.url, username);
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(other.locator("html")).toHaveAttribute("lang", "de");
  await Promise.all([one.context().close(), other.context().close()]);
});

test("with a plain server, presence is not shown, and the progress of the team is", async ({ page }) => {
  const product = await startProduct(["--plain"]);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(product.url);
  await signIn(page, "ana");
  await openDataset(page, "newsroom-topics");
  await recordChanged(page, await answer(page));
  await openProgress(page);
  // Longer than the event stream would take to open.
  await page.waitForTimeout(3000);
  await recordShown(page);
  expect(asked.filter((url) => url.includes("/glossa/"))).toEqual([]);
  // Every server has the progress of the team; only ours has presence.
  const team = page.getByRole("region", { name: "Team progress" });
  await expect(team).toContainText(/of \d+ completed/);
  await expect(team.getByText("online")).toHaveCount(0);
  await product.stop();
});
