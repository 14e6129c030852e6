import { responsesTo, signInAt } from "./support/api";
import { makeSpanDataset, spanOn } from "./support/span-dataset";
import { listed, open, press, report, saveDraft, stored, text, times } from "./support/span-steps";
import { badge, goToText, recordChanged } from "./support/steps";
import { expect, test } from "./support/test";

const family = "👩‍👩‍👧‍👦 and 🇸🇪: Zoe\u0301 of Umeå,\r\nfar from 𝔊𝔩𝔬𝔰𝔰𝔞.";
const arabic = "قضت محكمة الاستئناف في أوميو يوم الثلاثاء بأن على الشركة رد المبلغ.";

test("spans are marked, changed and removed by keyboard, and restored after a reload (spec 354, 357, 358)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `spans-keys-${Date.now()}`;
  await makeSpanDataset(argilla, name, [{ text: report }]);
  const record = await open(page, product.url, name);
  await expect(page.getByRole("region", { name: "Questions" }).getByRole("radio").first()).toBeFocused();
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
  const expected = [
    spanOn(report, "Tuesday", "date"),
    spanOn(report, "Court of Appeal in Umeå", "organisation"),
    spanOn(report, "Umeå", "place"),
  ];
  expect(await stored(argilla, record)).toEqual(expected);

  // A draft is no longer pending; it is in the queue of drafts.
  await page.goto(`${page.url().split("?")[0]}?status=draft`);
  await expect(listed(page)).toHaveCount(3);
  await text(page).focus();
  // In the list: the organisation loses "Court", then "Umeå" at its end, and is briefly a person.
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

  // Each change is one undo step, and so is saving; undo does not change the record on screen.
  await press(page, "Control+z");
  await expect(badge(page)).toHaveText("Unsaved changes");
  await press(page, "Control+z");
  await expect(listed(page)).toHaveCount(3);
  await expect(page.getByRole("list", { name: "Spans" }).locator(":focus")).toHaveCount(1);
});

test("suggested spans are accepted and removed by keyboard, one by one and all at once (spec 324, 357)", async ({
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
  const score = [0.9, 0.3, 0.4, 0.8];
  const one = { text: report, suggested: { spans: suggested, score, agent: "entities-v2" } };
  await makeSpanDataset(argilla, name, [one, one]);
  const record = await open(page, product.url, name);
  await expect(page.getByText("4 suggested spans to review")).toBeVisible();
  await expect(page.getByRole("region", { name: "Questions" }).getByRole("radio").first()).toBeFocused();
  await press(page, "Alt+ArrowDown");
  await expect(listed(page).first()).toHaveText("Date: Tuesday, characters 3 to 10, suggested, score 0.9");
  // Accepting moves on to the next one; this one is removed, which moves on as well; the next one gets another label.
  await press(page, " ", "Delete");
  await expect(page.getByText("2 suggested spans to review")).toBeVisible();
  await expect(page.getByText("entities-v2 suggests 1 more span")).toBeVisible();
  await press(page, "2");
  await expect(page.getByText("1 suggested span to review")).toBeVisible();
  await page.getByRole("button", { name: "Accept all" }).focus();
  await press(page, "Enter");
  await expect(page.getByText(/suggested spans? to review/)).toBeHidden();
  await expect(text(page)).toBeFocused();
  // One is removed from the list; whoever submits from the text continues in the next one.
  await press(page, "Alt+ArrowDown", "Home", "Delete", "Escape", "Control+Enter");
  await recordChanged(page, record);
  await expect(text(page)).toBeFocused();
  const kept = [spanOn(report, "Umeå", "place"), spanOn(report, "Norrland Energi AB", "organisation")];
  await expect.poll(() => stored(argilla, record)).toEqual(kept);
});

test("a text without spans can be submitted (spec 354)", async ({ page, product }) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `spans-none-${Date.now()}`;
  await makeSpanDataset(argilla, name, [{ text: report }]);
  const record = await open(page, product.url, name);
  await press(page, "Enter");
  await expect
    .poll(async () => (await responsesTo(argilla, record))[0])
    .toMatchObject({ status: "submitted", values: { entities: { value: [] } } });
});

test("offsets are code points after family emoji, flags, accents and two-character line breaks (spec 359)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `spans-offsets-${Date.now()}`;
  await makeSpanDataset(argilla, name, [{ text: family }, { text: arabic }]);
  await open(page, product.url, name);
  const first = await goToText(page, family);
  await text(page).focus();
  // The caret crosses a family emoji in one step.
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
  // In right-to-left text the caret moves on to the left.
  await press(page, "Control+ArrowLeft", ...times(2, "Control+Shift+ArrowLeft"), "1");
  await saveDraft(page);
  expect(await stored(argilla, second)).toEqual([spanOn(arabic, "محكمة الاستئناف", "organisation")]);
});
