import type { BrowserContext, Page } from "@playwright/test";
import {
  clipboards,
  copiedInstead,
  fullHistory,
  histories,
  pressedClipboards,
  pressedHistories,
} from "../hostile/history";
import { pendingIds, responsesTo, signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { openDataset, pressIn, recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** Opens a dataset of hostile texts from the home page, so that Back has a target; returns each record's attack. */
async function open(
  { url }: { url: string },
  context: BrowserContext,
  name: string,
  attacks: Record<string, string>,
) {
  // Not the `page` fixture, which fails a journey if a request of a frame is refused.
  const page = await context.newPage();
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: url });
  const owner = await signInAt(url, "argilla");
  const dataset = await makeSmallDataset(owner, name, { texts: Object.values(attacks) });
  const ana = await signInAt(url, "ana");
  const ids = await pendingIds(ana, dataset, 100);
  await page.goto(url);
  await signIn(page, "ana");
  await openDataset(page, name);
  await page.evaluate(() => navigator.clipboard.writeText("mine"));
  const nameOf = async () => {
    const { fields } = await owner.api.getRecord({ params: { record_id: await recordId(page) } });
    return Object.keys(attacks).find((each) => attacks[each] === fields.text) ?? "";
  };
  return { page, ana, ids, nameOf };
}

/** Returns the history up to the current page; later entries do not matter. */
async function wayBack(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await client.send("Page.getNavigationHistory");
  await client.detach();
  return entries.slice(0, currentIndex + 1).map(({ url }) => url);
}

/** Opens all records and acts on each; the history, the record and the clipboard must not change. */
async function throughAll(
  { page, ana, ids, nameOf }: Awaited<ReturnType<typeof open>>,
  each: (name: string) => Promise<void>,
): Promise<void> {
  for (let index = 0; index < ids.length; index += 1) {
    const name = await nameOf();
    await test.step(name, async () => {
      const shown = await recordId(page);
      await each(name);
      // The empty tab, the home page, and each record once.
      const way = { all: index + 3, different: index + 3 };
      await expect
        .poll(async () => {
          const all = await wayBack(page);
          return { all: all.length, different: new Set(all).size };
        }, `Back after ${name}`)
        .toEqual(way);
      expect(await recordId(page)).toBe(shown);
      // Only the page that has the focus may read the clipboard.
      await page.getByRole("heading", { name: "What is it?" }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("mine");
      const frame = page.frames().find((other) => other.url().includes("/frame/"));
      expect(await frame?.evaluate(() => (window as { owned?: unknown }).owned)).toBeUndefined();
      if (index === ids.length - 1) return;
      await page.getByRole("button", { name: "Next record" }).click();
      await recordChanged(page, shown);
    });
  }
  const responses = await Promise.all(ids.map((id) => responsesTo(ana, id)));
  expect(responses.flat()).toEqual([]);
}

test("content changes neither the history and the address of the tab nor the clipboard (api 3b)", async ({
  product,
  context,
}) => {
  const opened = await open(product, context, "histories", { ...histories, ...clipboards });
  await throughAll(opened, () => opened.page.waitForTimeout(700));
});

test("content changes neither of them after the user has clicked on it (api 3b)", async ({
  product,
  context,
}) => {
  const opened = await open(product, context, "pressed", { ...pressedHistories, ...pressedClipboards });
  await throughAll(opened, async () => {
    await pressIn(opened.page, "iframe", ":is(button, a:not(:has(rect)), rect)");
    await opened.page.waitForTimeout(600);
  });
});

test("content that fills the history is reported, and Back still works, also when it is shown again", async ({
  product,
  context,
}) => {
  const { page } = await open(product, context, "marks", { fullHistory });
  const before = (await wayBack(page)).slice(-2);
  for (let round = 0; round < 2; round += 1) {
    await expect(page.getByText("This content changed the browser history")).toBeVisible();
    await expect.poll(async () => (await wayBack(page)).slice(-2)).toEqual(before);
    if (round === 0) await page.getByRole("button", { name: "Show again" }).click();
  }
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/(\?.*)?$/);
});

test("copying in a frame copies the selected text", async ({ product, context }) => {
  const { page } = await open(product, context, "copied", { copiedInstead });
  await pressIn(page, "iframe", "p");
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+c");
  await page.getByRole("heading", { name: "What is it?" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("honest");
  await recordShown(page);
});
