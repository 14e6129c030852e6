import { expect, type Page } from "@playwright/test";
import { type Person, responsesTo } from "./api";
import type { WireSpan } from "./span-dataset";
import { badge, openDataset, recordId, signIn } from "./steps";

/** The text that most journeys mark. */
export const report =
  "On Tuesday the Court of Appeal in Umeå ruled that Norrland Energi AB must repay Umeå. Norrland is far.";

/** The text in which spans are marked. */
export const text = (page: Page) => page.getByRole("textbox", { name: "Report" });

/** The spans in the list beside the text. */
export const listed = (page: Page) => page.getByRole("list", { name: "Spans" }).getByRole("button");

/** Presses one key after another. */
export async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Repeats a key. */
export const times = (count: number, key: string) => Array.from({ length: count }, () => key);

/** Signs in and opens a dataset with spans; returns the id of the record on screen. */
export async function open(page: Page, url: string, name: string): Promise<string> {
  await page.goto(url);
  await signIn(page, "argilla");
  await openDataset(page, name);
  await expect(text(page)).toBeVisible();
  return recordId(page);
}

/** Returns the spans that the server holds for a record. */
export async function stored(person: Person, record: string): Promise<WireSpan[]> {
  const [response] = await responsesTo(person, record);
  return (response?.values?.entities?.value ?? []) as WireSpan[];
}

/** Saves a draft and waits until the server has stored it. */
export async function saveDraft(page: Page): Promise<void> {
  await page.keyboard.press("Control+s");
  await expect(badge(page)).toHaveText("Saved");
}
