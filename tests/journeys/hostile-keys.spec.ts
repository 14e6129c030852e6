import type { Page } from "@playwright/test";
import { keyboardThefts, keyPresses, typeThrough } from "../hostile/keys";
import { type Person, pendingIds, responsesTo, signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { pressIn, recordChanged, recordId, recordShown, signIn } from "./support/steps";
import { expect, inOneStep, test } from "./support/test";

const isFull = process.env.GLOSSA_TEST_LEVEL === "full";
const first = Object.values(keyPresses)[0] ?? "";

/** Opens a dataset of hostile texts as an annotator who then presses no key. */
async function open(page: Page, url: string, name: string, texts: readonly string[]) {
  const owner = await signInAt(url, "argilla");
  const dataset = await makeSmallDataset(owner, name, { texts });
  const ana = await signInAt(url, "ana");
  const ids = await pendingIds(ana, dataset, 100);
  expect(ids).toHaveLength(texts.length);
  await page.goto(`${url}/dataset/${dataset}/annotation-mode`);
  await signIn(page, "ana");
  await recordShown(page);
  return { ana, ids };
}

/** Returns how many of the records have a response of the user, with any status. */
async function answered(ana: Person, ids: readonly string[]): Promise<number> {
  const responses = await Promise.all(ids.map((id) => responsesTo(ana, id)));
  return responses.flat().length;
}

const inFrame = (page: Page) => page.evaluate(() => document.activeElement?.tagName === "IFRAME");
const praise = (page: Page) => page.getByRole("radio", { name: /Praise/ });
const stopped = (page: Page) =>
  page.getByText("This content repeatedly took the keyboard focus and was stopped.");

test("twenty records whose content simulates keys get no response (api 3a) (security H5)", async ({
  product,
  page,
}) => {
  const texts = Array.from({ length: 20 }, () => first);
  const { ana, ids } = await open(page, product.url, "presses-keys", texts);
  const shown = await recordId(page);
  await page.waitForTimeout(isFull ? 20_000 : 8_000);
  expect(await answered(ana, ids)).toBe(0);
  expect(await recordId(page)).toBe(shown);
  await expect(
    page.getByRole("region", { name: "Questions" }).getByRole("radio", { checked: true }),
  ).toHaveCount(0);
});

test("no message or event of a frame triggers a key in the page (api 3a) (security H5)", async ({
  product,
  page,
}) => {
  const texts = Object.values(keyPresses);
  const { ana, ids } = await open(page, product.url, "ways-to-keys", texts);
  for (let index = 0; index < texts.length; index += 1) {
    const shown = await recordId(page);
    await page.waitForTimeout(isFull ? 5000 : 1200);
    expect(await recordId(page)).toBe(shown);
    await expect(
      page.getByRole("region", { name: "Questions" }).getByRole("radio", { checked: true }),
    ).toHaveCount(0);
    if (index === texts.length - 1) break;
    await page.getByRole("button", { name: "Next record" }).click();
    await recordChanged(page, shown);
  }
  expect(await answered(ana, ids)).toBe(0);
});

test("keys typed in a frame have no effect on the page, even if the content returns the focus (api 3a)", async ({
  product,
  page,
}) => {
  const { ana, ids } = await open(page, product.url, "types-through", [typeThrough, typeThrough]);
  const shown = await recordId(page);
  await inOneStep("the user continues to type", async () => {
    for (let round = 0; round < 3; round += 1) {
      await pressIn(page, "iframe", "input");
      await page.keyboard.type("1\n1\n1\n", { delay: 80 });
    }
  });
  expect(await answered(ana, ids)).toBe(0);
  expect(await recordId(page)).toBe(shown);
  await expect(praise(page)).not.toBeChecked();
  await test.step("after a pause, the page handles keys again", async () => {
    await page.waitForTimeout(700);
    await page.keyboard.press("1");
    await expect(praise(page)).toBeChecked();
  });
});

test("keys stay in a focused frame, the page shows that, and Escape or an unused key returns to the question", async ({
  product,
  page,
}) => {
  await open(page, product.url, "keys-in-frames", ["<p>A paragraph</p><input><button>Press</button>"]);
  const notice = page.getByText("Keyboard input goes to this content. Press Esc to return to the questions.");
  const into = async (part: string) => {
    await pressIn(page, "iframe", part);
    await expect(notice).toBeVisible();
  };
  for (const [part, key] of [
    ["input", "Escape"],
    ["p", "1"],
    ["p", "Enter"],
    ["button", "Backspace"],
  ] as const) {
    await into(part);
    await page.keyboard.press(key);
    await expect(notice).toBeHidden();
    await expect(page.getByRole("region", { name: "Questions" }).getByRole("radio").first()).toBeFocused();
    await expect(
      page.getByRole("region", { name: "Questions" }).getByRole("radio", { checked: true }),
    ).toHaveCount(0);
  }
  await into("input");
  await page.keyboard.type("1");
  await expect(page.frameLocator("iframe").locator("input")).toHaveValue("1");
  await expect(praise(page)).not.toBeChecked();
  await page.getByRole("heading", { name: "What is it?" }).click();
  await expect(notice).toBeHidden();
  await page.keyboard.press("1");
  await expect(praise(page)).toBeChecked();
});

test("content that takes the focus repeatedly is removed, and keys typed meanwhile have no effect (api 3b)", async ({
  product,
  page,
}) => {
  const thefts = Object.entries(keyboardThefts);
  const { ana, ids } = await open(
    page,
    product.url,
    "takes-the-keyboard",
    thefts.map(([, html]) => html),
  );
  for (const [name] of thefts) {
    await test.step(name, async () => {
      const shown = await recordId(page);
      await expect(stopped(page)).toBeVisible();
      expect(await inFrame(page)).toBe(false);
      await page.waitForTimeout(700);
      await page.keyboard.press("1");
      await expect(praise(page)).toBeChecked();
      await page.keyboard.press("Enter");
      if (name !== thefts.at(-1)?.[0]) await recordChanged(page, shown);
    });
  }
  await expect.poll(() => answered(ana, ids)).toBe(thefts.length);
});
