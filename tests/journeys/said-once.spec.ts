import type { Page } from "@playwright/test";
import { startProduct } from "./support/server";
import { badge, openDataset, recordChanged, recordId, recordShown, signIn } from "./support/steps";
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

test("screen readers hear what a digit has chosen, what was cleared, and an equal undo each time", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "support-tickets");
  await recordShown(page);
  await listenToLiveRegions(page);
  const heard = () => heardSoFar(page);
  const chosen = (await heard()).length;
  // The first question of a new record gets the focus, as soon as the record is there.
  await expect(page.locator('[role="radio"]:focus')).toBeVisible();
  await page.getByRole("checkbox", { name: "Deadline" }).focus();
  const changes = /^Which details are in the message\?: \S.* chosen$/;
  for (const count of [1, 2]) {
    await page.keyboard.press("4");
    await expect
      .poll(async () => (await heard()).slice(chosen).filter((text) => changes.test(text)))
      .toHaveLength(count);
    // Two digits at once would be one number.
    await page.waitForTimeout(500);
  }
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  const undone = "Undone: change in Which details are in the message?";
  await expect.poll(async () => (await heard()).filter((text) => text === undone)).toHaveLength(2);
  await page.getByRole("button", { name: /^Clear/ }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await heard()).some((text) => text.startsWith("Cleared"))).toBe(true);
});

test("screen readers hear once what was discarded and where they are, and nothing old after an undo", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "ana");
  await openDataset(page, "newsroom-topics");
  await listenToLiveRegions(page);
  // The title of the page is announced a moment after it has opened.
  const heard = async () => (await heardSoFar(page)).filter((text) => !text.endsWith("Glossa"));
  const id = await recordId(page);
  await page.getByRole("button", { name: /^Discard/ }).click();
  await recordChanged(page, id);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect.poll(heard).toEqual([expect.stringMatching(/^Discarded\. Record 1 of [\d,]+$/)]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(badge(page)).toHaveText("");
  await expect.poll(heard).toHaveLength(2);
  expect((await heard())[1]).toMatch(/^Undone: discard\. Record 1 of [\d,]+$/);
});

test("screen readers hear where they are once another record is on screen, once for each", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "support-tickets");
  await recordShown(page);
  await listenToLiveRegions(page);
  const places = async () => (await heardSoFar(page)).filter((text) => /Record \d+ of [\d,]+$/.test(text));
  await page.getByRole("button", { name: "Next record" }).click();
  await expect.poll(places).toEqual([expect.stringMatching(/^Record 2 of [\d,]+$/)]);
  await page.getByRole("button", { name: "Previous record" }).click();
  await expect.poll(places).toHaveLength(2);
  expect((await places())[1]).toMatch(/^Record 1 of [\d,]+$/);
});

test("in a window of a few lines, the bars scroll away, and what has the focus is visible", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "support-tickets");
  await page.setViewportSize({ width: 320, height: 256 });
  await page.reload();
  await recordShown(page);
  const actions = page.getByRole("region", { name: "Actions" });
  for (const key of ["2", "1"]) {
    await page.keyboard.press(key);
    const [focused, bar] = await Promise.all([page.locator(":focus").boundingBox(), actions.boundingBox()]);
    if (!focused || !bar) throw new Error("Nothing has the focus.");
    expect(focused.y).toBeGreaterThanOrEqual(0);
    expect(focused.y + focused.height).toBeLessThanOrEqual(bar.y);
  }
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

/** Records each new text of each live region, and each new element with an equal text. */
function listenToLiveRegions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const regions = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const last = new Map<Element, { text: string; child: Element | null }>();
    const heard: string[] = [];
    (window as unknown as { heard: string[] }).heard = heard;
    const listen = (isHeard: boolean) => {
      for (const region of document.querySelectorAll(regions)) {
        const text = region.textContent?.trim() ?? "";
        const isOff = region.getAttribute("aria-live") === "off";
        const before = last.get(region);
        // An equal text is read again if it is another element.
        const isNew = before?.text !== text || before.child !== region.firstElementChild;
        if (isHeard && !isOff && text && isNew) heard.push(text);
        last.set(region, { text, child: region.firstElementChild });
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
