import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Person } from "./support/api";
import { glossa } from "./support/command-line";
import { contentsOf } from "./support/contents";
import { firstOwner, newFolder, test } from "./support/pair";
import { firstOwnerOf, startProduct } from "./support/server";
import { recordShown, signIn } from "./support/steps";
import { expect } from "./support/test";

test("a dataset leaves as one file, and comes in on a plain server with the answers of new people", async ({
  pair,
}) => {
  const plain = await startProduct(["--plain", "--no-demo"], {}, true);
  const chief = await firstOwner(plain);
  const key = `--api-key=${(await chief.api.getMe()).api_key}`;
  const file = join(newFolder(), "tickets.glossa.jsonl");
  const source = `--api-key=${(await pair.origin.api.getMe()).api_key}`;
  const out = await glossa(["export", "support-tickets", "--output", file, "--url", pair.from.url, source]);
  expect(out.output).toContain("150 records");
  const typed = [
    "import",
    file,
    "--workspace",
    "new",
    "--create-workspace",
    "--url",
    plain.url,
    key,
    "--yes",
  ];
  const without = await glossa([...typed, "--name", "without answers"]);
  expect(without.output).toContain("Without an account here: ana, argilla, ben");
  expect(without.output).toMatch(/Responses left out, because these people have no account: .*ana \(\d+\)/);
  const { code, output } = await glossa([...typed, "--add-people"]);
  expect(output).toContain("150 created, 0 unchanged");
  expect(code).toBe(0);
  const named = async (person: Person) =>
    (await contentsOf(person.api))
      .filter(({ name }) => name === "support-tickets")
      .map(({ workspace: _, ...content }) => content);
  expect(await named(chief)).toEqual(await named(pair.origin));
  const { items } = await chief.api.listUsers();
  // Whoever wrote the file cannot make anybody an owner.
  expect(items.filter(({ role }) => role === "owner").map(({ username }) => username)).toEqual(["owner"]);
  await plain.stop();
});

test("a file that breaks off, or comes from a newer version, is refused before anything is stored", async ({
  pair,
}) => {
  const key = `--api-key=${(await pair.target.api.getMe()).api_key}`;
  const source = `--api-key=${(await pair.origin.api.getMe()).api_key}`;
  const place = newFolder();
  const file = join(place, "x.glossa.jsonl");
  await glossa(["export", "newswire-entities", "--output", file, "--url", pair.from.url, source]);
  const lines = readFileSync(file, "utf8");
  const cases = {
    "breaks off in the middle of a record": [lines.slice(0, -500), "The dataset ends after 19 records"],
    "breaks off between records": [
      lines.split("\n").slice(0, 5).join("\n"),
      "The dataset ends after 4 records",
    ],
    "is newer": [lines.replace('"glossa_dataset":1', '"glossa_dataset":2'), "newer Glossa"],
    "has other settings": [
      lines.replace('"min_submitted":', '"other":'),
      "Line 1: this is not a valid glossa file",
    ],
  };
  for (const [why, [text = "", sentence = ""]] of Object.entries(cases)) {
    writeFileSync(file, text);
    const { code, output } = await glossa([
      "import",
      file,
      "--url",
      pair.to.url,
      key,
      "--workspace",
      "w",
      "--create-workspace",
      "--yes",
    ]);
    expect(`${why}: ${output}`).toContain(sentence);
    expect(code, why).toBe(1);
  }
  expect(await contentsOf(pair.target.api)).toEqual([]);
});

test("a dataset leaves by the page and comes in by that of another server, with accounts for its people", async ({
  page,
  pair: { from, to, origin, target },
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  await page.goto(from.url);
  await signIn(page, "argilla");
  await page.getByRole("button", { name: "Download the records of support-tickets" }).click();
  const out = page.getByRole("dialog", { name: /^Download the records of/ });
  await out.getByRole("radio", { name: /^Glossa/ }).check();
  const waiting = page.waitForEvent("download");
  await out.getByRole("button", { name: /^Download/ }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^support-support-tickets-\d{4}-\d\d-\d\d\.glossa\.jsonl$/);
  const place = join(newFolder(), file.suggestedFilename());
  await file.saveAs(place);

  await page.goto(`${to.url}/sign-in`);
  await signIn(page, ...firstOwnerOf(to));
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto(`${to.url}/datasets/import`);
  await page.getByTestId("files").setInputFiles(place);
  await expect(page.getByRole("heading", { name: "The whole dataset support-tickets" })).toBeVisible();
  await expect(page.getByText("150", { exact: true })).toBeVisible();
  // By keyboard alone from here.
  await page.getByRole("checkbox", { name: /^Create accounts .*: ana, argilla, ben/ }).focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Create dataset" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: /workspace/i }).fill("moved");
  await page.keyboard.press("Enter");
  const end = page.getByRole("dialog", { name: "Import finished" });
  await expect(end.getByRole("status")).toContainText("150 records were created.", { timeout: 30_000 });
  await expect(end.getByRole("button", { name: "Open the dataset" })).toBeFocused();
  await page.keyboard.press("Enter");
  await recordShown(page);
  const withoutWorkspace = async ({ api }: Person) =>
    (await contentsOf(api))
      .filter(({ name }) => name === "support-tickets")
      .map(({ workspace: _, ...content }) => content);
  expect(await withoutWorkspace(target)).toEqual(await withoutWorkspace(origin));
});
