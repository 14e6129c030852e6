import type { Page } from "@playwright/test";
import { datasetNamed, type Person, responsesTo, signInAt } from "./support/api";
import { makeSmallDataset } from "./support/small-dataset";
import { openDataset, openProgress, recordChanged, recordId, signIn } from "./support/steps";
import { expect, test } from "./support/test";

test("the first question has the focus on every record, so that digits always answer the same questions (use A3)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "product-photos");
  const kinds = new Set<string>();
  // The order is random: the first six may have the same suggestions.
  for (let step = 0; step < 6 || (kinds.size < 2 && step < 16); step += 1) {
    const id = await recordId(page);
    const before = await suggestedTo(argilla, id);
    kinds.add(Object.keys(before).sort().join(" and "));
    for (const key of ["2", "3", "Enter"]) await page.keyboard.press(key);
    await recordChanged(page, id);
    await expect.poll(async () => (await responsesTo(argilla, id)).length).toBe(1);
    const [response] = await responsesTo(argilla, id);
    // A suggested flaw stays selected beside the ticked one.
    const suggested = Array.isArray(before.flaws) ? before.flaws : [];
    expect(response?.values?.sale?.value).toBe("discount");
    expect(new Set(response?.values?.flaws?.value as string[])).toEqual(new Set([...suggested, "chip"]));
  }
  expect(kinds.size, "records with different suggestions").toBeGreaterThan(1);
});

test("the first question also has the focus if it is optional and suggested (use A3)", async ({
  page,
  product,
}) => {
  await page.goto(product.url);
  await signIn(page, "argilla");
  const argilla = await signInAt(product.url, "argilla");
  for (const name of ["support-tickets", "assistant-replies", "product-photos"]) {
    await openDataset(page, name);
    const { id: dataset_id } = await datasetNamed(argilla, name);
    const { items } = await argilla.api.listQuestions({ params: { dataset_id } });
    const first = page.locator(`#question-${items[0]?.name}`);
    for (let step = 0; step < 5; step += 1) {
      await expect(first.locator(":focus")).toHaveCount(1);
      const id = await recordId(page);
      await page.keyboard.press("ArrowRight");
      await recordChanged(page, id);
    }
    await page.goto(product.url);
  }
});

test("a digit takes the focus along from the suggested label, so that Space chooses nothing else", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  await makeSmallDataset(argilla, "One label", {
    texts: ["Thank you"],
    suggestedFor: () => ({ value: "complaint", score: 0.9 }),
  });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "One label");
  await expect(page.getByRole("radio", { name: /Complaint/ })).toBeFocused();
  await page.keyboard.press("1");
  await expect(page.getByRole("radio", { name: /Praise/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(page.getByRole("radio", { name: /Complaint/ })).toBeChecked();
  await expect(page.getByRole("radio", { name: /Complaint/ })).toBeFocused();
});

test("at 390 pixels the focus is in view on every record, and so is the start of its text", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const texts = Array.from({ length: 16 }, (_, step) => `Line${"\nof a text".repeat(3 * step)}`);
  await makeSmallDataset(argilla, "Texts of any height", { texts });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "Texts of any height");
  const found = new Set<string>();
  for (let step = 0; step < texts.length; step += 1) {
    const id = await recordId(page);
    await expect(page.locator(":is(#record, #questions) :focus, #record:focus")).toHaveCount(1);
    const { focused, top, actions, text, head, isScrolled } = await placesOf(page);
    expect(top, `the focus in ${id}`).toBeLessThan(actions);
    expect(text, `the text of ${id}`).toBeGreaterThanOrEqual(head);
    found.add(`${focused}${isScrolled ? ", scrolled" : ""}`);
    // The keys of the question work wherever the focus is.
    await page.keyboard.press("2");
    await expect(page.getByRole("radio", { name: /Complaint/ })).toBeChecked();
    await page.keyboard.press("Enter");
    if (step < texts.length - 1) await recordChanged(page, id);
  }
  expect([...found].sort()).toEqual(["article", "radio", "radio, scrolled"]);
});

test("a suggested label far down a long list is in view, also above an open progress", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  await makeSmallDataset(argilla, "Many labels", {
    texts: ["It has not arrived"],
    labels: Array.from({ length: 77 }, (_, index) => `Label ${index + 1}`),
    suggestedFor: () => ({ value: "label 66", score: 0.7 }),
  });
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(product.url);
  await signIn(page, "argilla");
  await openDataset(page, "Many labels");
  const label = page.getByRole("radio", { name: /^Label 66/ });
  await expect(label).toBeFocused();
  // Above the edge at which the questions fade out.
  const room = () =>
    label.evaluate((radio) => {
      const pane = document.getElementById("questions")?.parentElement?.getBoundingClientRect();
      return (pane?.bottom ?? 0) - radio.getBoundingClientRect().bottom;
    });
  await expect.poll(room).toBeGreaterThanOrEqual(20);
  await openProgress(page);
  await page.reload();
  await expect(label).toBeFocused();
  await expect.poll(room).toBeGreaterThanOrEqual(20);
});

/** Where the focus, the actions, the text of the record and the end of the bars above it are. */
function placesOf(page: Page) {
  return page.evaluate(() => {
    const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0;
    const { activeElement } = document;
    const record = document.querySelector("#record");
    const head = topOf(document.querySelector("main"));
    return {
      focused: activeElement?.getAttribute("role") ?? activeElement?.localName,
      top: topOf(activeElement),
      actions: topOf(document.querySelector('section[aria-label="Actions"]')),
      text: topOf(record?.lastElementChild),
      head,
      isScrolled: topOf(record) < head,
    };
  });
}

/** Returns the suggestions for a photo, by the names of their questions. */
async function suggestedTo({ api }: Person, record_id: string): Promise<Record<string, unknown>> {
  const { suggestions = [], dataset_id } = await api.getRecord({ params: { record_id } });
  const { items } = await api.listQuestions({ params: { dataset_id } });
  const names = new Map(items.map(({ id, name }) => [id, name]));
  return Object.fromEntries(suggestions.map(({ question_id, value }) => [names.get(question_id), value]));
}
