import type { Page } from "@playwright/test";
import { startProduct } from "./support/server";
import { badge, openDataset, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("an outage is announced once, and the countdown is visible but not announced (use A8)", async ({
  page,
}) => {
  const product = await startProduct();
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "newsroom-topics");
  await recordShown(page);
  await listenToLiveRegions(page);
  await product.kill();
  await page.keyboard.press("2");
  await page.keyboard.press("Control+s");
  const seconds = badge(page).getByText(/next try in \d+ s/);
  const seen = new Set<string>();
  await expect
    .poll(async () => seen.add((await seconds.allTextContents()).join()).size, { timeout: 30_000 })
    .toBeGreaterThan(6);
  expect(await seconds.getAttribute("aria-hidden")).toBe("true");
  const heard = await heardSoFar(page);
  expect(heard.filter((text) => text.includes("Waiting for connection"))).toHaveLength(1);
  expect(heard.filter((text) => /\d s/.test(text))).toEqual([]);
  expect(new Set(heard).size, `said twice: ${heard.join("; ")}`).toBe(heard.length);
  await product.stop();
});

/** Records each new text of each live region. */
function listenToLiveRegions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const regions = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const last = new Map<Element, string>();
    const heard: string[] = [];
    (window as unknown as { heard: string[] }).heard = heard;
    const listen = (isHeard: boolean) => {
      for (const region of document.querySelectorAll(regions)) {
        const text = region.textContent?.trim() ?? "";
        const isOff = region.getAttribute("aria-live") === "off";
        if (isHeard && !isOff && text && last.get(region) !== text) heard.push(text);
        last.set(region, text);
      }
    };
    listen(false);
    const options = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => listen(true)).observe(document.body, options);
  });
}

function heardSoFar(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
