import type { Browser, Page, Route } from "@playwright/test";
import { datasetNamed, signInAt } from "./support/api";
import type { RunningProduct } from "./support/server";
import { recordShown, signIn } from "./support/steps";
import { expect, test as onItsOwn, startShared } from "./support/test";

// With the datasets of the demo alone: those of other journeys have names of any length.
const test = onItsOwn.extend<object, { product: RunningProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const product = await startShared();
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

// Half of what counts as good on the web.
const MOST = 0.05;

/** A page of a phone in a slow network, which has never loaded anything, and notes what moves. */
async function openSlowly(browser: Browser, storageState?: Awaited<ReturnType<typeof stateAfterSignIn>>) {
  const context = await browser.newContext({ ...phone, serviceWorkers: "block", storageState });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await page.addInitScript(() => {
    const moved: { value: number; what: string[] }[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[])
        moved.push({
          value: entry.value,
          what: entry.sources.map(({ node }) => (node?.textContent ?? "").slice(0, 40)),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return page;
}

interface Shift {
  value: number;
  sources: { node: Node | null }[];
}

async function stateAfterSignIn(page: Page, url: string) {
  await page.goto(url);
  await signIn(page, "argilla");
  await expect(page.getByRole("link", { name: "support-tickets", exact: true })).toBeVisible();
  return page.context().storageState();
}

/** Fails with what moved, if it moved too much until two seconds after the page is shown. */
async function expectSteady(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(2000);
  const moved = await page.evaluate(() => (window as unknown as { moved: Shift[] }).moved);
  const sum = moved.reduce((before, { value }) => before + value, 0);
  expect(sum, JSON.stringify(moved, null, 2)).toBeLessThan(MOST);
}

test("nothing on a phone moves while the sign-in page, home and the settings load", async ({
  browser,
  page,
  product,
}) => {
  const first = await openSlowly(browser);
  await first.goto(`${product.url}/sign-in`);
  await expect(first.getByLabel("Username")).toBeVisible();
  await expectSteady(first);
  const state = await stateAfterSignIn(page, product.url);
  const { id } = await datasetNamed(await signInAt(product.url, "argilla"), "support-tickets");
  for (const path of ["/", "/user-settings", `/dataset/${id}/settings`]) {
    await test.step(path, async () => {
      const slow = await openSlowly(browser, state);
      await slow.goto(product.url + path);
      await expect(slow.getByRole("heading", { level: 1 })).toBeVisible();
      await expectSteady(slow);
      await slow.context().close();
    });
  }
});

test("nothing on a phone moves while a record loads, and its questions come with it", async ({
  browser,
  page,
  product,
}) => {
  const state = await stateAfterSignIn(page, product.url);
  const { id } = await datasetNamed(await signInAt(product.url, "argilla"), "support-tickets");
  const slow = await openSlowly(browser, state);
  // The bars and the outline of a record are there before anything is known of the dataset, and stay in their places.
  const holdFirst = async (route: Route) => {
    await expect(slow.getByRole("main").getByRole("status")).toHaveText("Loading dataset");
    await expect(slow.locator("main [aria-busy=true]").first()).toBeVisible();
    await slow.waitForTimeout(500);
    await route.continue();
  };
  await slow.route(/\/datasets\/[^/]+\/questions/, holdFirst, { times: 1 });
  await slow.goto(`${product.url}/dataset/${id}/annotation-mode`);
  await recordShown(slow);
  await expect(slow.getByRole("region", { name: "Questions" })).toBeVisible();
  await expect(slow.getByRole("button", { name: "Guidelines", exact: true })).toBeVisible();
  await expectSteady(slow);
});

test("nothing on a phone moves when spans can be marked, which is after their text is shown", async ({
  browser,
  page,
  product,
}) => {
  const state = await stateAfterSignIn(page, product.url);
  const { id } = await datasetNamed(await signInAt(product.url, "argilla"), "newswire-entities");
  const slow = await openSlowly(browser, state);
  // A text in another typeface has lines of other lengths; that is not what is measured here.
  await slow.route("**/*.woff2", (route) => route.abort());
  const text = slow
    .getByRole("article", { name: "Record" })
    .locator("[aria-busy=true]")
    .filter({ hasText: "Nuria" });
  await slow.route("**/assets/MarkedText-*.js", async (route) => {
    await expect(text).toBeVisible();
    await slow.waitForTimeout(500);
    await route.continue();
  });
  await slow.goto(`${product.url}/dataset/${id}/annotation-mode?search=Nuria`);
  // The suggested spans are there before anything can be done with them.
  await expect(text.locator("mark").first()).toBeVisible();
  await expect(slow.getByRole("button", { name: "Accept all" })).toBeVisible();
  await expect(text).toHaveCount(0);
  await expectSteady(slow);
});
