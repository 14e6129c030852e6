import type { Page } from "@playwright/test";
import { answersTo, type Person, signInAt } from "./support/api";
import { makeSpanDataset, spanOn, type WireSpan } from "./support/span-dataset";
import { badge, goToText, openDataset, recordId, signIn } from "./support/steps";
import { expect, test } from "./support/test";

const report =
  "On Tuesday the Court of Appeal in Umeå ruled that Norrland Energi AB must repay Umeå. Norrland is far.";
const family = "👩‍👩‍👧‍👦 and 🇸🇪: Zoe\u0301 of Umeå,\r\nfar from 𝔊𝔩𝔬𝔰𝔰𝔞.";
const arabic = "قضت محكمة الاستئناف في أوميو يوم الثلاثاء بأن على الشركة رد المبلغ.";

const text = (page: Page) => page.getByRole("textbox", { name: "Report" });
const listed = (page: Page) => page.getByRole("list", { name: "Spans" }).getByRole("button");
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const times = (count: number, key: string) => Array.from({ length: count }, () => key);

async function open(page: Page, url: string, name: string): Promise<string> {
  await page.goto(url);
  await signIn(page, "argilla");
  await openDataset(page, name);
  await expect(text(page)).toBeVisible();
  return recordId(page);
}

async function stored(person: Person, record: string): Promise<WireSpan[]> {
  const [answer] = await answersTo(person, record);
  return (answer?.values?.entities?.value ?? []) as WireSpan[];
}

/** Saves a draft and waits until the server has it. */
async function saveDraft(page: Page) {
  await page.keyboard.press("Control+s");
  await expect(badge(page)).toHaveText("Saved");
}

test("spans are marked, changed and removed by the keyboard alone, and are there after a reload (spec 354, 357, 358)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `spans-keys-${Date.now()}`;
  await makeSpanDataset(argilla, name, [{ text: report }]);
  const record = await open(page, product.url, name);
  await expect(page.getByRole("radio").first()).toBeFocused();
  await press(page, "Alt+ArrowUp");
  await expect(text(page)).toBeFocused();

  // "Tuesday" is a date.
  await press(page, ...times(1, "Control+ArrowRight"), "Control+Shift+ArrowRight", "4");
  // "Court of Appeal in Umeå" is an organisation, and "Umeå" in it a place.
  await press(page, "Control+ArrowRight", ...times(5, "Control+Shift+ArrowRight"), "1");
  await press(page, "Control+Shift+ArrowLeft", "2");
  await expect(listed(page)).toHaveCount(3);
  await expect(page.getByText("Marked Place: Umeå, characters 34 to 38")).toBeAttached();
  await saveDraft(page);
  const wanted = [
    spanOn(report, "Tuesday", "date"),
    spanOn(report, "Court of Appeal in Umeå", "organisation"),
    spanOn(report, "Umeå", "place"),
  ];
  expect(await stored(argilla, record)).toEqual(wanted);

  // A draft is no longer pending; it stands among the drafts.
  await page.goto(`${page.url().split("?")[0]}?status=draft`);
  await expect(listed(page)).toHaveCount(3);
  await text(page).focus();
  // In the list: the organisation loses "Court", then "Umeå" at its end, and is a person for a moment.
  await press(page, "Alt+ArrowDown", "ArrowDown", "Alt+Shift+ArrowRight", "Shift+ArrowLeft", "3");
  await expect(listed(page).filter({ hasText: "Person: " })).toHaveText(/^Person: /);
  await press(page, "Enter");
  const picker = page.getByRole("dialog", { name: /^Label for/ });
  await expect(picker.getByRole("option", { name: /Person/ })).toBeFocused();
  await press(page, "Home", "Enter");
  await expect(picker).toBeHidden();
  await expect(listed(page).filter({ hasText: "Organisation: " })).toBeFocused();
  await press(page, "ArrowUp", "Delete");
  await expect(listed(page)).toHaveCount(2);
  await saveDraft(page);
  const changed = await stored(argilla, record);
  expect(changed.map(({ label }) => label)).toEqual(["organisation", "place"]);
  expect([...report].slice(changed[0]?.start, changed[0]?.end).join("")).toBe("of Appeal in");

  // Each change is one step back, and saving is one; who undoes stays where they are.
  await press(page, "Control+z");
  await expect(badge(page)).toHaveText("Unsaved changes");
  await press(page, "Control+z");
  await expect(listed(page)).toHaveCount(3);
  await expect(page.getByRole("list", { name: "Spans" }).locator(":focus")).toHaveCount(1);
});

test("suggested spans are accepted and removed one by one and all at once by the keyboard (spec 324, 357)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `spans-suggested-${Date.now()}`;
  const suggested = [
    spanOn(report, "Tuesday", "date"),
    spanOn(report, "Court", "organisation"),
    spanOn(report, "Umeå", "person"),
    spanOn(report, "Norrland Energi AB", "organisation"),
  ];
  await makeSpanDataset(argilla, name, [
    { text: report, suggested: { spans: suggested, score: [0.9, 0.3, 0.4, 0.8], agent: "entities-v2" } },
  ]);
  const record = await open(page, product.url, name);
  await expect(page.getByText("4 suggested spans to check")).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeFocused();
  await press(page, "Alt+ArrowDown");
  await expect(listed(page).first()).toHaveText("Date: Tuesday, characters 3 to 10, suggested, score 0.9");
  // Accepting goes on to the next one; this one is refused, which goes on, too; the one after it gets another label.
  await press(page, " ", "Delete");
  await expect(page.getByText("2 suggested spans to check")).toBeVisible();
  await expect(page.getByText("entities-v2 suggests 1 more span")).toBeVisible();
  await press(page, "2");
  await expect(page.getByText("1 suggested span to check")).toBeVisible();
  await page.getByRole("button", { name: "Accept all" }).focus();
  await press(page, "Enter");
  await expect(page.getByText(/suggested spans? to check/)).toBeHidden();
  await page.getByRole("radio", { name: /Organisation/ }).focus();
  await press(page, "Enter");
  const kept = [
    spanOn(report, "Tuesday", "date"),
    spanOn(report, "Umeå", "place"),
    spanOn(report, "Norrland Energi AB", "organisation"),
  ];
  await expect.poll(() => stored(argilla, record)).toEqual(kept);
});

test("a text in which nothing is to be marked is submitted as it is (spec 354)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `spans-none-${Date.now()}`;
  await makeSpanDataset(argilla, name, [{ text: report }]);
  const record = await open(page, product.url, name);
  await press(page, "Enter");
  await expect
    .poll(async () => (await answersTo(argilla, record))[0])
    .toMatchObject({ status: "submitted", values: { entities: { value: [] } } });
});

test("offsets are code points, whatever stands before a span: families, flags, accents, two-character line breaks (spec 359)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `spans-offsets-${Date.now()}`;
  await makeSpanDataset(argilla, name, [{ text: family }, { text: arabic }]);
  await open(page, product.url, name);
  const first = await goToText(page, family);
  await text(page).focus();
  // A family is one step of the caret.
  await press(page, "Shift+ArrowRight", "3");
  await press(page, ...times(5, "ArrowRight"), "Shift+ArrowRight", "2");
  await press(page, "Control+ArrowRight", "Control+Shift+ArrowLeft", "3");
  await press(page, "Control+End", "ArrowLeft", "Control+Shift+ArrowLeft", "1");
  await expect(listed(page)).toHaveCount(4);
  await page.getByRole("radio", { name: /Place/ }).focus();
  await press(page, "Control+s");
  await expect(badge(page)).toHaveText("Saved");
  await expect
    .poll(() => stored(argilla, first))
    .toEqual([
      { start: 0, end: 7, label: "person" },
      spanOn(family, "🇸🇪", "place"),
      spanOn(family, "Zoe\u0301", "person"),
      spanOn(family, "𝔊𝔩𝔬𝔰𝔰𝔞", "organisation"),
    ]);

  const second = await goToText(page, arabic);
  await text(page).focus();
  // In right-to-left text the caret goes on to the left.
  await press(page, "Control+ArrowLeft", ...times(2, "Control+Shift+ArrowLeft"), "1");
  await saveDraft(page);
  expect(await stored(argilla, second)).toEqual([spanOn(arabic, "محكمة الاستئناف", "organisation")]);
});

test("spans are marked by dragging over words, changed by a click, and moved by their ends (spec 355, 356, 363)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `spans-mouse-${Date.now()}`;
  await makeSpanDataset(argilla, name, [{ text: report }], false);
  const record = await open(page, product.url, name);

  // From within one word to within another: whole words, and without a chosen label the picker asks.
  await drag(page, "Norrland", 3, "Energi", 2);
  const picker = page.getByRole("dialog", { name: "Label for Norrland Energi" });
  await picker.getByRole("option", { name: /Organisation/ }).click();
  await expect(listed(page)).toHaveText([/^Organisation: Norrland Energi, characters 50 to 65$/]);
  // The label stays chosen; with Shift single characters are marked.
  await page.keyboard.down("Shift");
  await drag(page, "Tuesday", 0, "Tuesday", 4);
  await page.keyboard.up("Shift");
  await expect(listed(page).first()).toHaveText("Organisation: Tues, characters 3 to 7");
  // A click on a span opens its labels.
  await click(page, "Energi", 2);
  await page.getByRole("dialog").getByRole("option", { name: /Place/ }).click();
  await expect(listed(page).last()).toHaveText(/^Place: Norrland Energi/);
  // The grip at its end is drawn over the next word.
  const grip = page.locator('[data-handle="end"]');
  const to = await placeOf(page, "AB", 1);
  const from = await grip.boundingBox();
  if (!from) throw new Error("There is no grip on screen.");
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(listed(page).last()).toHaveText("Place: Norrland Energi AB, characters 50 to 68");
  // What is marked over it takes its place, because spans may not overlap here (spec 365 has its table of cases).
  await click(page, "Tuesday", 1);
  await page.getByRole("button", { name: "Remove Organisation from this span" }).click();
  await expect(listed(page)).toHaveCount(1);
  await saveDraft(page);
  expect(await stored(argilla, record)).toEqual([spanOn(report, "Norrland Energi AB", "place")]);
});

/** Where a character of a word stands on the page. */
async function placeOf(page: Page, word: string, offset: number) {
  return text(page).evaluate(
    (element, [words, at]) => {
      const node = element.firstElementChild?.firstChild;
      if (!(node instanceof Text)) throw new Error("There is no text on the page.");
      const range = document.createRange();
      const start = node.data.indexOf(words) + at;
      range.setStart(node, start);
      range.setEnd(node, start);
      const { left, top, height } = range.getBoundingClientRect();
      return { x: left, y: top + height / 2 };
    },
    [word, offset] as const,
  );
}

async function click(page: Page, word: string, offset: number) {
  const { x, y } = await placeOf(page, word, offset);
  await page.mouse.click(x, y);
}

async function drag(page: Page, ...[from, start, to, end]: [string, number, string, number]) {
  const [a, b] = [await placeOf(page, from, start), await placeOf(page, to, end)];
  await page.mouse.move(a.x + 1, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x + 1, b.y, { steps: 4 });
  await page.mouse.up();
}
