import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { datasetNamed, signInAt } from "./support/api";
import { openDataset, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

// The browser's own dialog for a place cannot be used by a test; without it, a file goes to the downloads.
test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker")));

/** Opens the dialog of the annotation page, chooses by the names of choices, and returns the downloaded file. */
async function download(page: Page, choices: readonly RegExp[]): Promise<string> {
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Download the records of/ });
  for (const name of choices) await dialog.getByRole("radio", { name }).check();
  const waiting = page.waitForEvent("download");
  await dialog.getByRole("button", { name: /^Download/ }).click();
  const file: Download = await waiting;
  await expect(dialog.getByRole("status")).toContainText("The file is complete.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  return readFile((await file.path()) ?? "", "utf8");
}

test("what a filter shows is downloaded as JSON lines and CSV, with the same records", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "support-tickets" })).toBeVisible();
  const argilla = await signInAt(product.url, "argilla");
  const { id } = await datasetNamed(argilla, "support-tickets");
  const filter = "status=pending&search=order";
  await page.goto(`${product.url}/dataset/${id}/annotation-mode?${filter}`);
  await recordShown(page);

  const lines = (await download(page, [/^What the filter shows/, /^JSON lines/])).trimEnd().split("\n");
  const records = lines.map((line) => JSON.parse(line));
  expect(records.length).toBeGreaterThan(0);
  for (const { fields } of records) expect(JSON.stringify(fields)).toMatch(/order/i);

  const csv = await download(page, [/^What the filter shows/, /^CSV/, /^Majority/]);
  const reply = await fetch(
    `${product.url}/api/v1/glossa/datasets/${id}/file?format=csv&responses=majority&${filter}`,
    {
      headers: { "x-argilla-api-key": (await argilla.api.getMe()).api_key },
    },
  );
  // The dialog asks for the mark of UTF-8, for Excel; scripts get none.
  expect(csv).toBe(`\uFEFF${await reply.text()}`);
  expect(Number(reply.headers.get("x-glossa-records"))).toBe(records.length);
  for (const record of records) expect(csv).toContain(record.server_id);
});

test("a majority is decided by whom the dialog names, with the name in the file", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "support-tickets" })).toBeVisible();
  const argilla = await signInAt(product.url, "argilla");
  const { id: dataset_id } = await datasetNamed(argilla, "support-tickets");
  const { users } = await argilla.api.getUsersProgress({ params: { dataset_id } });
  const [decider = "", voter = ""] = users
    .filter(({ completed, pending }) => completed.submitted + pending.submitted > 0)
    .map(({ username }) => username);
  expect(voter).not.toBe("");
  await page.goto(`${product.url}/dataset/${dataset_id}/annotation-mode`);
  await recordShown(page);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Download the records of/ });
  for (const name of [/^All of the dataset/, /^Majority/, /^JSON lines/])
    await dialog.getByRole("radio", { name }).check();
  // Who decides is no voter in any case.
  await dialog.getByRole("button", { name: /^Whose answers count/ }).click();
  await page.getByRole("option", { name: voter }).click();
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: /^Who decides/ }).click();
  await page.getByRole("option", { name: decider }).click();
  await page.keyboard.press("Escape");
  const waiting = page.waitForEvent("download");
  await dialog.getByRole("button", { name: /^Download/ }).click();
  const lines = (await readFile((await (await waiting).path()) ?? "", "utf8")).trimEnd().split("\n");
  const outcomes = lines.flatMap((line) => Object.values<Outcome>(JSON.parse(line).majority));
  const others = users.filter(({ username }) => username !== decider && username !== voter);
  // Each submitted response has a value for the first question.
  const given = others.reduce((sum, one) => sum + one.completed.submitted + one.pending.submitted, 0);
  const voters = lines.map((line) => Object.values<Outcome>(JSON.parse(line).majority)[0]?.voters ?? 0);
  expect(voters.reduce((sum, count) => sum + count, 0)).toBe(given);
  const decided = outcomes.filter(({ decided_by: by }) => by !== null);
  expect(decided.length).toBeGreaterThan(0);
  for (const { decided_by: by, value, votes, tie } of decided)
    expect({ by, isEmpty: value === null, votes, tie }).toEqual({
      by: decider,
      isEmpty: false,
      votes: null,
      tie: [],
    });
});

interface Outcome {
  value: unknown;
  votes: number | null;
  voters: number;
  tie: unknown[];
  decided_by: string | null;
}

test("of another status than pending, what the page shows is offered first, named and readable", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "support-tickets" })).toBeVisible();
  const { id } = await datasetNamed(await signInAt(product.url, "argilla"), "support-tickets");
  await page.goto(`${product.url}/dataset/${id}/annotation-mode?status=submitted`);
  await recordShown(page);
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Download the records of/ });
  await expect(dialog.getByRole("radio", { name: /^What the filter shows/ })).toBeChecked();
  const waiting = page.waitForEvent("download");
  await dialog.getByRole("button", { name: /^Download \d+ record/ }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(
    /^support-support-tickets-everyone-submitted-\d{4}-\d\d-\d\d\.csv$/,
  );
  const [header = ""] = (await readFile((await file.path()) ?? "", "utf8")).split("\r\n");
  // What people read comes first.
  expect(header).toMatch(/\.responses\.text,.*,metadata\..*,id,status,.*\.responses\.usernames,/);
});

test("an annotator downloads the own answers, by keyboard, from home", async ({ page, product }) => {
  await page.goto(product.url);
  await signIn(page, "ana");
  const row = page.getByRole("listitem").filter({ hasText: "support-tickets" });
  await row.getByRole("button", { name: "Download the records of support-tickets" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Download the records of/ });
  await expect(dialog.getByText("The file has your own answers.")).toBeVisible();
  const waiting = page.waitForEvent("download");
  await dialog.getByRole("radio", { name: /^All of the dataset/ }).focus();
  await page.keyboard.press("Enter");
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^support-support-tickets-mine-\d{4}-\d\d-\d\d\.csv$/);
  await expect(dialog.getByRole("status")).toContainText(file.suggestedFilename());
  await page.keyboard.press("Escape");
  await expect(row.getByRole("button", { name: "Download the records of support-tickets" })).toBeFocused();
});

test("a file that breaks off is not saved, and can be tried again", async ({ page, product }) => {
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "support-tickets");
  await page.route("**/file", (route) => route.abort(), { times: 1 });
  // As an annotator would who keeps the hands on the keyboard.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("download rec");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: /^Download the records of/ });
  await dialog.getByRole("button", { name: /^Download/ }).click();
  await expect(dialog.getByRole("alert")).toContainText("was not saved");
  const waiting = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Try again" }).click();
  await waiting;
  await expect(dialog.getByRole("status")).toContainText("The file is complete.");
});
