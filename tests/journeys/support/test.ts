import { test as base, expect, type Page } from "@playwright/test";
import { productsSince, type RunningProduct, startProduct } from "./server";

interface Fixtures {
  page: Page;
  /** Stops what a journey has started: a product that nobody uses still takes time and memory from the others. */
  ended: undefined;
}

interface WorkerFixtures {
  /** One product per worker, with the demo, as on a first start. */
  product: RunningProduct;
}

/** The products that all journeys of this worker use. */
const shared = new Set<RunningProduct>();

/** Starts a product that all journeys of this worker use; the fixture that starts it stops it. */
export async function startShared(...options: Parameters<typeof startProduct>): Promise<RunningProduct> {
  const product = await startProduct(...options);
  shared.add(product);
  return product;
}

/** Journeys on the real product; a refused resource or an error in the page or its console fails each of them. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const product = await startShared([], {}, true);
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  ended: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const stopOthers = productsSince();
      await use(undefined);
      await stopOthers(shared);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    const wrong: string[] = [];
    await page.exposeFunction("tellViolation", (text: string) => wrong.push(`refused: ${text}`));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
        (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
          `${violatedDirective} ${blockedURI}`,
        );
      });
    });
    page.on("pageerror", (error) => wrong.push(error.message));
    await use(page);
    expect(wrong).toEqual([]);
  },
});

/**
 * A part of a journey with many calls. Outside a step Playwright searches all earlier calls for each one: after twenty
 * thousand keys a key takes ten times as long as the page needs for it.
 */
export const inOneStep = (name: string, part: () => Promise<void>): Promise<void> => test.step(name, part);

export { expect };
