// Drags everything that can be dragged with a finger, in a browser with touch.
import type { Locator } from "@playwright/test";
import { expect, middleOf, test } from "./finger";

test("a finger drags one end of a range, and a tap on the rail moves the nearer end", async ({ finger }) => {
  await finger.open("primitives-range-slider--whole-numbers");
  const { page } = finger;
  const rail = await page.locator("[data-thumb=from]").locator("..").boundingBox();
  const from = await middleOf(page.locator("[data-thumb=from]"));
  if (!rail) throw new Error("The rail is not on the page. Open the story first.");
  await finger.drag(from, { x: rail.x + rail.width / 2, y: from.y });
  await expect(page.getByRole("spinbutton", { name: "From, exact value" })).toHaveValue("200");
  await page.touchscreen.tap(rail.x + rail.width * 0.75, from.y);
  await expect(page.getByRole("spinbutton", { name: "To, exact value" })).toHaveValue("300");
  await expect(page.getByRole("spinbutton", { name: "From, exact value" })).toHaveValue("200");
});

test("a finger moves the border between two panels within its limits", async ({ finger }) => {
  await finger.open("primitives-split-panels--all-states");
  const handle = finger.page.getByRole("separator", { name: "Resize panels" });
  const start = await middleOf(handle);
  await finger.drag(start, { x: 1180 / 2, y: start.y });
  await expect(handle).toHaveAttribute("aria-valuenow", "50");
  await finger.drag(await middleOf(handle), { x: 20, y: start.y });
  await expect(handle).toHaveAttribute("aria-valuenow", "38");
});

test("the handles between panels are large enough for a finger", async ({ finger }) => {
  await finger.open("primitives-split-panels--all-states");
  const { page } = finger;
  const border = await page.getByRole("separator", { name: "Resize panels" }).boundingBox();
  const edge = await page.getByRole("separator", { name: "Resize guidelines panel" }).boundingBox();
  await finger.open("primitives-split-panels--vertical");
  const vertical = await page.getByRole("separator", { name: "Resize panels" }).boundingBox();
  expect([border?.width, edge?.height, vertical?.height]).toEqual([25, 25, 25]);
});

test("a finger collapses a bottom panel by its edge and opens it again", async ({ finger }) => {
  await finger.open("primitives-split-panels--all-states");
  const { page } = finger;
  const edge = page.getByRole("separator", { name: "Resize guidelines panel" });
  const head = page.getByRole("button", { name: "Guidelines" });
  const start = await middleOf(edge);
  await finger.drag(start, { x: start.x, y: start.y + 170 });
  await expect(head).toHaveAttribute("aria-expanded", "false");
  const shut = await middleOf(edge);
  await finger.drag(shut, { x: shut.x, y: shut.y - 150 });
  await expect(head).toHaveAttribute("aria-expanded", "true");
});

test("a finger drags an item of a ranking by its grip to another place, where it ties", async ({
  finger,
}) => {
  await finger.open("primitives-ranking-board--ranked");
  const { page } = finger;
  const item = page.getByRole("button", { name: "Response A rank 1" });
  await finger.drag(
    await middleOf(item.locator("[data-grip]")),
    await middleOf(page.locator("[data-place='3']")),
  );
  await expect(page.getByRole("button", { name: "Response A rank 3" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Response C rank 3" })).toBeVisible();
});

test("on touch screens, the items and places of a ranking are rows of equal height", async ({ finger }) => {
  await finger.open("primitives-ranking-board--default");
  const heightOf = async (element: Locator) => (await element.boundingBox())?.height;
  const place = await heightOf(finger.page.locator("[data-place='1']"));
  expect(place).toBeGreaterThanOrEqual(44);
  expect(await heightOf(finger.page.getByRole("button", { name: /^Response B/ }))).toBe(place);
});

test("for a finger, fields and buttons of a form have one height, whatever is in them", async ({
  finger,
}) => {
  const { page } = finger;
  const heights = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  await finger.open("screens-sign-in--with-passkey");
  const inForm = await heights("main :is(div:has(> input), button[data-size=lg])");
  expect(inForm.length).toBeGreaterThan(4);
  expect(new Set(inForm)).toEqual(new Set([44]));
});

test("a tap chooses a label, and a second tap changes nothing else", async ({ finger }) => {
  await finger.open("primitives-option-chips--multiple");
  const { page } = finger;
  const chip = page.getByRole("checkbox", { name: "Delivery status" });
  const before = await chip.getAttribute("aria-checked");
  await chip.tap();
  await expect(chip).toHaveAttribute("aria-checked", before === "true" ? "false" : "true");
  await expect(page.getByRole("checkbox", { name: "Account access" })).toHaveAttribute(
    "aria-checked",
    "false",
  );
});

for (const locale of ["en", "de", "es"])
  test(`on a small phone, Submit is 8 pixels from the other buttons: ${locale}`, async ({ finger }) => {
    const { page } = finger;
    await page.setViewportSize({ width: 360, height: 640 });
    await finger.open("screens-annotation-whole-page--phone", locale);
    const buttons = page.locator("[data-tight] button");
    await expect(buttons).toHaveCount(4);
    await page.evaluate(() => document.fonts.ready);
    // Hints of keys are hidden once the row has been measured.
    await expect(async () => {
      const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
      const [draft, submit] = boxes.slice(-2);
      if (!draft || !submit) throw new Error("The buttons are not on the page. Look at the story.");
      const beside = submit.x - (draft.x + draft.width);
      const below = submit.y - (draft.y + draft.height);
      expect(Math.max(beside, below)).toBeGreaterThanOrEqual(7.9);
    }).toPass({ timeout: 5000 });
  });

test("the keyboard of a phone covers neither the focused field nor the action bar", async ({ finger }) => {
  const { page } = finger;
  await page.setViewportSize({ width: 390, height: 844 });
  // No headless browser has a virtual keyboard: this one reports what a browser with one reports.
  await page.addInitScript(() => {
    const sight = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, "visualViewport", { value: sight });
  });
  await finger.open("screens-annotation-whole-page--phone");
  const field = page.getByRole("textbox", { name: /reply/i });
  await field.tap();
  await expect(field).toBeFocused();
  await expect(async () => {
    await page.evaluate(() => {
      Object.assign(window.visualViewport as object, { height: 508 });
      window.visualViewport?.dispatchEvent(new Event("resize"));
    });
    const bar = await page.getByRole("button", { name: "Submit", exact: true }).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(508);
    const box = await field.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass({ timeout: 5000 });
});
