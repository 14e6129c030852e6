import { type Person, responsesTo, signInAt } from "./support/api";
import { goldSets, whole } from "./support/gold";
import type { RunningProduct } from "./support/server";
import { badge, openDataset, recordChanged, recordId, signIn } from "./support/steps";
import { expect, inOneStep, test as onItsOwn, startShared } from "./support/test";
import { stepsOf, timeFor, walkAtRandom } from "./support/walk-at-random";
import { walkGold } from "./support/walk-gold";
import { walkSixTypes } from "./support/walk-six-types";

const isFull = process.env.GLOSSA_TEST_LEVEL === "full";

interface Pair {
  /** The app; its server stores nothing. */
  url: string;
  /** The server to which the API is forwarded: it has only the capabilities of an Argilla server. */
  other: RunningProduct;
  argilla: Person;
}

const test = onItsOwn.extend<object, { pair: Pair }>({
  pair: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const other = await startShared(["--plain"]);
      const product = await startShared([], { GLOSSA_API_URL: `http://127.0.0.1:${other.port}` });
      expect(product.signInLink).toBeUndefined();
      await use({ url: product.url, other, argilla: await signInAt(other.url, "argilla") });
      await product.stop();
      await other.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.setTimeout(isFull ? 4 * 3_600_000 : 90_000);

test("in front of another server, records with all six question types are answered by keyboard", async ({
  page,
  pair,
}) => {
  await inOneStep("answering all records", () => walkSixTypes(page, pair, isFull ? 20 : 2));
});

test("in front of another server, gold spans are stored unchanged", async ({ page, pair }) => {
  await page.goto(pair.url);
  await signIn(page, "argilla");
  const sets = goldSets(isFull ? whole : { own: 3, english: 0, others: 0, spans: 2 });
  for (const [name, gold] of sets)
    if (gold.length > 0) await inOneStep(name, () => walkGold(page, pair, `gold-${name}`, gold));
});

test("in front of another server, screen and server equal the model after random actions", async ({
  page,
  pair,
}) => {
  const count = stepsOf(30);
  test.setTimeout(timeFor(count));
  await inOneStep("answering all records", () => walkAtRandom(page, pair, { count }));
});

test("in front of another server, the app forwards the API, stores nothing and hides missing capabilities", async ({
  page,
  pair: { url, other },
}) => {
  await page.goto(url);
  await signIn(page, "ana");
  await openDataset(page, "newsroom-topics");
  const first = await recordId(page);
  await page.keyboard.press("2");
  await page.keyboard.press("Enter");
  await recordChanged(page, first);
  await page.keyboard.press("ArrowLeft");
  await expect(badge(page)).toHaveText("Saved");
  const ana = await signInAt(other.url, "ana");
  expect(await responsesTo(ana, first)).toHaveLength(1);

  await other.kill();
  await page.keyboard.press("3");
  await page.keyboard.press("Control+s");
  await expect(badge(page)).toContainText("Waiting for connection");
  await other.restart();
  await expect(badge(page)).toHaveText("Saved", { timeout: 40_000 });
  expect(await responsesTo(ana, first)).toMatchObject([{ status: "draft" }]);
});
