import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Frame, Page } from "@playwright/test";
import { departures } from "../hostile/corpus";
import { markup } from "../hostile/markup";
import { pendingIds, responsesTo, signInAt } from "./support/api";
import { startCanary } from "./support/canary";
import { hostileRecords, makeHostileDataset } from "./support/hostile-dataset";
import { recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const shared = join(import.meta.dirname, "../../../shared/data/naughty-strings.json");
// A chat accepts five hundred messages, and no empty one.
const naughty = existsSync(shared)
  ? (JSON.parse(readFileSync(shared, "utf8")) as string[])
      .filter((text) => text !== "")
      .slice(0, 500 - markup.length)
  : ["‮undefined", "(╯°□°）╯︵ ┻━┻)", "<script>window.owned = 1</script>", "ﷺ", "\u0000".trim() || "null"];

/** Records violations of the page's policy. Markup causes none: the page removes it before the browser sees it. */
async function watchRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction("tellRefused", (what: string) => refused.push(what));
  await page.addInitScript(() => {
    // A frame has its own policy and reports its own violations.
    if (window !== window.top) return;
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      (window as unknown as { tellRefused: (what: string) => void }).tellRefused(
        `${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  return refused;
}

/** Records everything in the page that shows an escape from a frame. */
function watch(page: Page): string[] {
  const noticed: string[] = [];
  page.on("dialog", (dialog) => {
    noticed.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", (popup) => noticed.push(`window ${popup.url()}`));
  page.on("download", (download) => noticed.push(`download ${download.url()}`));
  page.on("framenavigated", (frame) => {
    const isOurs = frame !== page.mainFrame() || frame.url().includes("/dataset/");
    if (!isOurs) noticed.push(`the page went to ${frame.url()}`);
  });
  return noticed;
}

/** The notices that the page shows if a frame tried to navigate, by the check that was the first to see it. */
const told = /blocked in this content|tried to open another page|changed the browser history/;

const contentFrames = (page: Page): Frame[] => page.frames().filter((frame) => frame !== page.mainFrame());

async function settled(page: Page): Promise<void> {
  await expect(page.locator("article [aria-busy=true]")).toHaveCount(0);
  // By then all requests have been sent.
  await page.waitForTimeout(150);
}

/** Returns the state of the app that only a script in its page could have changed. */
function marks(page: Page) {
  return page.evaluate(() => ({
    owned: (window as { owned?: unknown }).owned ?? null,
    polluted: ({} as { polluted?: unknown }).polluted ?? null,
    title: document.title,
    stored: [localStorage.getItem("owned"), sessionStorage.getItem("owned"), document.cookie],
  }));
}

const clean = {
  owned: null,
  polluted: null,
  title: expect.not.stringContaining("owned"),
  stored: [null, null, ""],
};

test("hostile records, labels and templates cannot leave their frame or send requests", async ({
  product,
  context,
}) => {
  const canary = await startCanary();
  const owner = await signInAt(product.url, "argilla");
  const records = hostileRecords(canary.url, naughty);
  const dataset = await makeHostileDataset(owner, records);
  const page = await context.newPage();
  const refused = await watchRefusals(page);
  await page.goto(`${product.url}/dataset/${dataset}/annotation-mode`);
  await signIn(page, "argilla");
  await recordShown(page);
  const noticed = watch(page);
  const ids = await pendingIds(owner, dataset, 50);
  expect(ids).toHaveLength(records.length);

  const leaving = departures(canary.url);
  const shown = new Set<string>();
  for (let index = 0; index < records.length; index += 1) {
    await settled(page);
    const id = await recordId(page);
    const { external_id } = await owner.api.getRecord({ params: { record_id: id } });
    // A frame reports refusals in batches, and the page renders them at most a few times a second.
    if (external_id && external_id in leaving) {
      await expect(page.locator("article"), external_id).toContainText(told);
      shown.add(external_id);
    }
    expect(await marks(page), `after ${external_id}`).toEqual(clean);
    expect(await responsesTo(owner, id), `keys made up by ${external_id}`).toEqual([]);
    if (external_id === "requests and reaches") await lookInto(page);
    if (index === records.length - 1) break;
    await page.getByRole("button", { name: "Next record" }).click();
    await recordChanged(page, id);
  }

  expect(canary.heard, "what the canary heard").toEqual([]);
  expect(noticed, "what the page noticed").toEqual([]);
  // A frame that tries to navigate is stopped by the policy.
  expect(
    refused.filter((what) => !what.startsWith("frame-src ")),
    "what the policy of the page refused",
  ).toEqual([]);
  expect([...shown].sort()).toEqual(Object.keys(leaving).sort());
  await canary.stop();
});

/** Returns the features that a frame may use, except client hints: those are sent with requests, and it sends none. */
function featuresOf(): string[] {
  const { featurePolicy } = document as { featurePolicy?: { allowedFeatures: () => string[] } };
  return (featurePolicy?.allowedFeatures() ?? []).filter((name) => !name.startsWith("ch-"));
}

/** The record with all attacks at once: its frames have no access, and the page shows plain text. */
async function lookInto(page: Page): Promise<void> {
  const frames = contentFrames(page).filter((frame) => frame.url().includes("/frame/"));
  expect(frames.length).toBeGreaterThanOrEqual(3);
  for (const frame of frames) {
    expect(await frame.evaluate(() => window.origin)).toBe("null");
    expect(await frame.evaluate(() => (window as { got?: string[] }).got ?? [])).toEqual([]);
    expect(await frame.evaluate(() => (window as { owned?: unknown }).owned)).toBeUndefined();
    expect(await frame.evaluate(featuresOf)).toEqual([]);
  }
  const text = await page.getByRole("list", { name: /^chat/ }).getByRole("listitem").allTextContents();
  for (const [index, attack] of [...markup, ...naughty].entries()) expect(text[index]).toContain(attack);
  // Formulas are typeset and code is coloured under the policy of the page, hostile ones included.
  await expect(page.locator("main .katex").first()).toBeVisible();
  await expect(page.locator("main pre [data-ink]").first()).toBeVisible();
  // Every invented element, attribute and address is removed from the Markdown that the app shows.
  const live = page.locator(
    "main :is(script, object, embed, form, :not(.katex-mathml) > math, base, meta, [onerror], [onload], [onfocus], [ontoggle], [href^=javascript])",
  );
  await expect(live).toHaveCount(0);
  await expect(page.getByText(/^\d+ items were blocked in this content$/).first()).toBeVisible();
}
