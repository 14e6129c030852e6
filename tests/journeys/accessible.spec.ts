import { themes } from "@glossa/themes/registry";
import type { Page } from "@playwright/test";
import { colourViolationsOf, violationsOf } from "../axe/violations";
import { rows } from "./support/bulk";
import { openDataset, recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, test } from "./support/test";

/** Each screen with the steps that open it from the previous one, so that the user signs in only once. */
const screens: [name: string, open: (page: Page) => Promise<void>][] = [
  [
    "sign-in with an error",
    async (page) => {
      await signIn(page, "argilla", "wrong");
      await expect(page.getByRole("alert")).toBeVisible();
      await page.getByLabel("Username").fill("");
      await page.getByLabel("Username").focus();
      await page.getByLabel("Password", { exact: true }).fill("");
    },
  ],
  [
    "home",
    async (page) => {
      await page.getByLabel("Username").focus();
      await signIn(page, "argilla");
      await expect(page.getByRole("link", { name: "support-tickets" })).toBeVisible();
    },
  ],
  ["a record with four questions", (page) => openDataset(page, "support-tickets")],
  [
    "the dialog of shortcuts",
    async (page) => {
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
  [
    "the account menu",
    async (page) => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
      await page.getByRole("button", { name: /Account menu/ }).press("Enter");
      await expect(page.getByRole("menu")).toBeVisible();
    },
  ],
  [
    "a list of records",
    async (page) => {
      await page.keyboard.press("Escape");
      const address = new URL(page.url());
      await page.goto(`${address.origin}${address.pathname}?page=1~10`);
      for (const index of [0, 2]) await rows(page).nth(index).getByRole("checkbox").check();
      // An id alone does not tell what a record is about.
      await expect(rows(page).first().getByRole("checkbox")).toHaveAccessibleDescription(/\S \S/);
    },
  ],
  [
    "the comparison of suggestions",
    async (page) => {
      await page.getByRole("button", { name: "Accept suggestions" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  ],
  [
    "an empty queue",
    async (page) => {
      await page.keyboard.press("Escape");
      const address = new URL(page.url());
      await page.goto(`${address.origin}${address.pathname}?status=discarded`);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
    },
  ],
  [
    "a page that is not there",
    async (page) => {
      await page.goto(new URL("/nowhere/at-all", page.url()).href);
      await expect(page.getByText("404")).toBeVisible();
    },
  ],
];

for (const width of [1440, 390]) {
  test(`axe reports no violation on any screen in any theme, ${width} wide`, async ({ page, product }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(product.url);
    for (const [name, open] of screens) {
      await open(page);
      for (const [place, { id }] of themes.entries()) {
        await page.evaluate((theme) => {
          document.documentElement.dataset.theme = theme;
        }, id);
        const found = place > 0 ? await colourViolationsOf(page) : await violationsOf(page);
        expect.soft(found, `${name} in ${id}`).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${name} scrolls sideways`).toBe(0);
      }
    }
  });
}

test("a record can be read and answered at 320 pixels, as with 400 % zoom", async ({ page, product }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(product.url);
  await signIn(page, "ana");
  await openDataset(page, "newsroom-topics");
  await recordShown(page);
  const tooWide = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > 320.5)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`),
  );
  expect(tooWide).toEqual([]);
  await page.getByRole("button", { name: /Submit/ }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: /Submit/ })).toBeInViewport();
});

for (const width of [1440, 390]) {
  test(`the actions are in one row in each language, ${width} wide`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(product.url);
    await signIn(page, "ana");
    await openDataset(page, "support-tickets");
    for (const locale of ["en", "de", "es"]) {
      await page.evaluate((code) => localStorage.setItem("glossa.locale", code), locale);
      await page.reload();
      await page.waitForSelector("[data-record-id]");
      const submit = page.locator("section > div:has(> span > button) > button").last();
      const boxes = await submit.locator("xpath=..").getByRole("button").all();
      const places = await Promise.all(boxes.map((button) => button.boundingBox()));
      expect(new Set(places.map((box) => Math.round(box?.y ?? 0))).size, `rows in ${locale}`).toBe(1);
      const first = Math.min(...places.map((box) => box?.x ?? 0));
      const end = Math.max(...places.map((box) => (box?.x ?? 0) + (box?.width ?? 0)));
      expect(first, `start in ${locale}`).toBeGreaterThanOrEqual(0);
      expect(end, `end in ${locale}`).toBeLessThanOrEqual(width);
    }
    await page.evaluate(() => localStorage.removeItem("glossa.locale"));
  });
}

for (const width of [1440, 390]) {
  test(`a notice covers neither the actions nor the questions, and on a phone no text, ${width} wide (use A27)`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(product.url);
    await signIn(page, "ben");
    await openDataset(page, "newsroom-topics");
    await page.getByRole("button", { name: /^Discard/ }).click();
    const notice = page.getByRole("listitem").filter({ hasText: "Undo" });
    await expect(notice).toBeVisible();
    const [notes, queue, actions, guidelines] = await Promise.all([
      notice.boundingBox(),
      page.getByRole("region", { name: "Queue" }).boundingBox(),
      page.getByRole("region", { name: "Actions" }).boundingBox(),
      page.getByRole("region", { name: "Guidelines" }).boundingBox(),
    ]);
    if (!notes || !queue || !actions || !guidelines) throw new Error("Not all of the page is on screen.");
    // Instead of the top bar: the queue, the record and its questions begin below it.
    if (width < 1024) expect(notes.y + notes.height).toBeLessThanOrEqual(queue.y);
    else {
      // The questions are above the actions and have the same width.
      expect(notes.x + notes.width).toBeLessThanOrEqual(actions.x);
      expect(notes.y + notes.height).toBeLessThanOrEqual(guidelines.y);
    }
    // The announcement and its undo button are in one row.
    expect(notes.height).toBeLessThan(72);
    await expect(notice.getByText("Discarded")).toBeVisible();
    for (const name of ["Undo", "Close"]) {
      const button = await notice.getByRole("button", { name }).boundingBox();
      expect(Math.min(button?.width ?? 0, button?.height ?? 0), name).toBeGreaterThanOrEqual(24);
    }
  });
}

test("on a phone, opened guidelines are collapsed on the next record, and stay open on wide screens (use A29)", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "ben");
  const guidelines = page.getByRole("button", { name: "Guidelines", exact: true });
  await page.setViewportSize({ width: 390, height: 900 });
  await openDataset(page, "newsroom-topics");
  await expect(guidelines).toHaveAttribute("aria-expanded", "false");
  await guidelines.click();
  await expect(guidelines).toHaveAttribute("aria-expanded", "true");
  const first = await recordId(page);
  await page.getByRole("button", { name: "Next record" }).click();
  await recordChanged(page, first);
  await expect(guidelines).toHaveAttribute("aria-expanded", "false");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await recordShown(page);
  await expect(guidelines).toHaveAttribute("aria-expanded", "true");
  const second = await recordId(page);
  await page.getByRole("button", { name: "Next record" }).click();
  await recordChanged(page, second);
  await expect(guidelines).toHaveAttribute("aria-expanded", "true");
});

test("the title of a page that follows another is announced", async ({ page, product }) => {
  await page.goto(product.url);
  await signIn(page, "ben");
  await page.getByRole("button", { name: /Account menu/ }).press("Enter");
  await page.getByRole("menuitem", { name: "User settings" }).press("Enter");
  await expect(page).toHaveTitle("User settings · Glossa");
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: await page.title() })).toBeAttached();
});
