// Tests the app in front of a real Argilla server: `npm run argilla`.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Person, responsesFound, signInAt } from "../journeys/support/api";
import { glossa } from "../journeys/support/command-line";
import { contentsOf } from "../journeys/support/contents";
import { goldSets, whole } from "../journeys/support/gold";
import { firstOwnerOf, startProduct } from "../journeys/support/server";
import { makeSmallDataset } from "../journeys/support/small-dataset";
import { badge, openDataset, recordChanged, recordId, recordShown, signIn } from "../journeys/support/steps";
import { expect, inOneStep, test as onItsOwn, startShared } from "../journeys/support/test";
import { seed, stepsOf, timeFor, walkAtRandom } from "../journeys/support/walk-at-random";
import { walkGold } from "../journeys/support/walk-gold";
import { walkSixTypes } from "../journeys/support/walk-six-types";
import { installArgilla } from "./install.mjs";
import { type RunningArgilla, startArgilla } from "./start.mjs";

const isFull = process.env.GLOSSA_TEST_LEVEL === "full";
const kinds = ["praise", "complaint", "question"];

interface Pair {
  /** The app; its server stores nothing. */
  url: string;
  server: RunningArgilla;
  argilla: Person;
}

const test = onItsOwn.extend<object, { pair: Pair }>({
  pair: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const server = await startArgilla(await installArgilla((text) => process.stdout.write(`${text}\n`)));
      const product = await startShared([], { GLOSSA_API_URL: server.url });
      await use({ url: product.url, server, argilla: await signInAt(server.url, "argilla") });
      await product.stop();
      await server.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

test.setTimeout(isFull ? 4 * 3_600_000 : 120_000);

async function open(page: Page, { url }: Pair, name: string): Promise<void> {
  await page.goto(url);
  await signIn(page, "argilla");
  await openDataset(page, name);
}

/** Chooses a label and submits the record; returns its id. */
async function submit(page: Page, digit: number): Promise<string> {
  const id = await recordId(page);
  await page.keyboard.press(String(digit));
  await page.keyboard.press("Enter");
  await recordChanged(page, id);
  return id;
}

for (const hasVectors of [false, true]) {
  const records = hasVectors ? "records with vectors" : "records without vectors";
  const named = (name: string) => `${name}-${hasVectors ? "with" : "without"}-vectors`;

  test(`with an Argilla server, ${records} with all six question types are answered by keyboard`, async ({
    page,
    pair,
  }) => {
    await inOneStep("answering all records", () => walkSixTypes(page, pair, isFull ? 20 : 2, hasVectors));
  });

  test(`with an Argilla server, ${records}: a changed response, a draft, a discarded one and undone ones are stored (use G1)`, async ({
    page,
    pair,
  }) => {
    const dataset = await makeSmallDataset(pair.argilla, named("changed"), { size: 8, hasVectors });
    const stored = async (id: string) =>
      (await responsesFound(pair.argilla, dataset, id)).map(({ status, values }) => [
        status,
        values?.kind?.value,
      ]);
    await open(page, pair, named("changed"));
    const changed = await submit(page, 1);
    await expect.poll(() => stored(changed)).toEqual([["submitted", "praise"]]);
    await page.keyboard.press("ArrowLeft");
    await expect(badge(page)).toHaveText("Saved");
    await page.keyboard.press("3");
    await page.keyboard.press("Enter");
    await recordChanged(page, changed);
    await expect.poll(() => stored(changed)).toEqual([["submitted", "question"]]);

    const drafted = await recordId(page);
    await page.keyboard.press("2");
    await page.keyboard.press("Control+s");
    await expect(badge(page)).toHaveText("Saved");
    expect(await stored(drafted)).toEqual([["draft", "complaint"]]);
    await page.keyboard.press("Control+z");
    await expect.poll(() => stored(drafted)).toEqual([]);
    await page.keyboard.press("Control+y");
    await expect.poll(() => stored(drafted)).toEqual([["draft", "complaint"]]);

    await page.keyboard.press("ArrowRight");
    await recordChanged(page, drafted);
    const discarded = await recordId(page);
    await page.keyboard.press("Backspace");
    await recordChanged(page, discarded);
    await expect.poll(() => stored(discarded)).toMatchObject([["discarded", undefined]]);
    await page.goto(`${page.url().split("?")[0]}?status=draft`);
    await recordShown(page);
    expect(await recordId(page)).toBe(drafted);
    await expect(page.getByRole("radio", { name: /Complaint/ })).toBeChecked();
  });

  test(`with an Argilla server, ${records}: responses given during an outage are delivered once (use G1, use G3)`, async ({
    page,
    pair,
  }) => {
    const dataset = await makeSmallDataset(pair.argilla, named("outage"), { size: 14, hasVectors });
    await open(page, pair, named("outage"));
    const answered = new Map<string, string>();
    const answer = async (index: number) =>
      answered.set(await submit(page, (index % 3) + 1), kinds[index % 3] ?? "");
    for (let index = 0; index < 3; index += 1) await answer(index);
    await pair.server.kill();
    for (let index = 3; index < 9; index += 1) await answer(index);
    await page.keyboard.press("ArrowLeft");
    await expect(badge(page)).toContainText("Waiting for connection");
    await pair.server.restart();
    for (const [id, kind] of answered) {
      const values = async () => (await responsesFound(pair.argilla, dataset, id)).map((each) => each.values);
      await expect.poll(values, { timeout: 60_000 }).toEqual([{ kind: { value: kind } }]);
    }
    await expect(badge(page)).toHaveText("Saved");
  });

  test(`with an Argilla server, ${records}: random actions equal the model, no record is repeated or omitted, and every response is stored (use G4)`, async ({
    page,
    pair,
  }, info) => {
    const count = stepsOf(60);
    test.setTimeout(timeFor(count));
    info.annotations.push({ type: "seed", description: `GLOSSA_SEED=${seed}` });
    await inOneStep("answering all records", () =>
      walkAtRandom(page, pair, { count, order: "free", hasVectors }),
    );
  });
}

test("with an Argilla server, gold spans are stored unchanged", async ({ page, pair }) => {
  await page.goto(pair.url);
  await signIn(page, "argilla");
  const sets = goldSets(isFull ? whole : { own: 3, english: 0, others: 0, spans: 2 });
  for (const [name, gold] of sets)
    if (gold.length > 0) await inOneStep(name, () => walkGold(page, pair, `gold-${name}`, gold));
});

test("everything of an Argilla server, what the tests before have stored included, is migrated", async ({
  pair,
}) => {
  const dataset_id = await makeSmallDataset(pair.argilla, "to migrate", { size: 1200, hasVectors: true });
  const { items } = await pair.argilla.api.listRecords({ params: { dataset_id }, query: { limit: 3 } });
  const body = { status: "submitted" as const, values: { kind: { value: "praise" } } };
  for (const { id: record_id } of items)
    await pair.argilla.api.createResponse({ params: { record_id }, body });
  const empty = await startProduct(["--no-demo"], {}, true);
  const owner = await signInAt(empty.url, ...firstOwnerOf(empty));
  const folder = mkdtempSync(join(tmpdir(), "glossa-migration-"));
  const { output, code } = await glossa([
    ...["migrate-from", pair.server.url, "--source-api-key=argilla.apikey"],
    ...["--url", empty.url, `--api-key=${(await owner.api.getMe()).api_key}`, "--folder", folder, "--yes"],
  ]);
  expect(output).toContain("main/to migrate: 1,200 records, 3 responses");
  expect(output).toContain("Everything that can be copied was copied.");
  expect(code).toBe(0);
  // An Argilla server that was killed may have a response and still call its record pending.
  const compared = async ({ api }: Person) =>
    (await contentsOf(api)).map(({ records, ...dataset }) => ({
      ...dataset,
      records: records.map(({ status: _, ...record }) => record),
    }));
  const [there, here] = await Promise.all([compared(pair.argilla), compared(owner)]);
  for (const [place, dataset] of there.entries()) expect(here[place], dataset.name).toEqual(dataset);
  expect(here).toHaveLength(there.length);
  await empty.stop();
});
