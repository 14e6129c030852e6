import { test as base, expect, type Locator, type Page } from "@playwright/test";

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A page with a touch screen: `open` shows a story, `drag` moves the finger from one point to another and lifts it. */
export interface Finger {
  page: Page;
  open(id: string, locale?: string): Promise<void>;
  drag(from: Point, to: Point): Promise<void>;
}

/** Playwright's `test` with a `finger` fixture. */
export const test = base.extend<{ finger: Finger }>({
  finger: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      hasTouch: true,
      viewport: { width: 1180, height: 820 },
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const touch = await context.newCDPSession(page);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", at: Point[]) =>
      touch.send("Input.dispatchTouchEvent", { type, touchPoints: at });
    await use({
      page,
      async open(id, locale = "en") {
        await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;locale:${locale}`);
        await page.locator("#storybook-root > *").first().waitFor();
      },
      async drag(from, to) {
        await send("touchStart", [from]);
        for (let step = 1; step <= 8; step++) {
          const share = step / 8;
          await send("touchMove", [
            { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
          ]);
        }
        await send("touchEnd", []);
      },
    });
    await context.close();
  },
});

export { expect };

/** The middle of an element on the screen. */
export async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box)
    throw new Error("The element is not on the page, so no finger can touch it. Open its story first.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
