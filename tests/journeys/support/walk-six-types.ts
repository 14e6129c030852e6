import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type Place, responsesFound } from "./api";
import { makeSixTypes } from "./six-types";
import { openDataset, recordChanged, recordId, signIn } from "./steps";
import { expect } from "./test";

/** The accessibility tree of one record: GLOSSA_WRITE_TREES=1 writes it again. */
const file = join(import.meta.dirname, "../six-types.txt");

const roleInFocus = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("role") ?? "");

/** Presses a key until an element of a role has the focus, like a user who looks for it. */
async function pressUntil(page: Page, key: string, role: string): Promise<void> {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press(key);
    if ((await roleInFocus(page)) === role) return;
  }
  throw new Error(`${key} does not lead to anything with the role ${role}.`);
}

/** Responds to the record on screen with all six question types, with the keyboard alone. */
async function answerAll(page: Page, index: number): Promise<void> {
  await expect.poll(() => roleInFocus(page)).toBe("radio");
  await page.keyboard.press(String((index % 3) + 1));
  await page.keyboard.press("1");
  await page.keyboard.press("3");
  await page.keyboard.press("Tab");
  await page.keyboard.press(String((index % 5) + 1));
  for (const rank of ["1", "2", "3"]) await page.keyboard.press(rank);
  await page.keyboard.press("Tab");
  await page.keyboard.type(`Answer ${index} 👋`);
  await pressUntil(page, "Shift+Tab", "textbox");
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Control+Shift+ArrowRight");
  await page.keyboard.press("1");
  await expect(page.getByRole("list", { name: "Spans" }).getByRole("button")).toHaveCount(1);
}

async function treeOf(page: Page): Promise<string> {
  const parts = [
    page.getByRole("article", { name: "Record" }),
    page.getByRole("region", { name: "Questions" }),
  ];
  const trees = await Promise.all(parts.map((part) => part.ariaSnapshot()));
  return trees.join("\n").replace(/letter \d+/g, "letter N");
}

/** Responds to records with all six question types by keyboard, and compares accessibility trees and stored values. */
export async function walkSixTypes(
  page: Page,
  { url, argilla }: Place,
  size: number,
  hasVectors = false,
): Promise<void> {
  const name = `six-types-${Date.now()}`;
  const dataset_id = await makeSixTypes(argilla, name, size, hasVectors);
  await page.goto(url);
  await signIn(page, "argilla");
  await openDataset(page, name);
  await expect(page.getByRole("textbox", { name: "Text" })).toBeVisible();
  const trees = [await treeOf(page)];
  const answered = new Map<string, number>();
  for (let index = 0; index < size; index += 1) {
    const id = await recordId(page);
    await answerAll(page, index);
    if (index === 0) trees.push(await treeOf(page));
    await pressUntil(page, "Tab", "radio");
    await page.keyboard.press("Enter");
    answered.set(id, index);
    if (index < size - 1) await recordChanged(page, id);
  }
  const told = `${trees.join("\n\n")}\n`;
  if (process.env.GLOSSA_WRITE_TREES) writeFileSync(file, told);
  // The recorded trees are those of records without vectors; with some, each record offers to find similar ones.
  const similar = '  - button "Find similar"\n';
  expect(told.split(similar)).toHaveLength(hasVectors ? trees.length + 1 : 1);
  expect(told.replaceAll(similar, "")).toBe(readFileSync(file, "utf8"));
  expect(answered.size).toBe(size);
  for (const [id, index] of answered) {
    const responses = () => responsesFound(argilla, dataset_id, id);
    await expect.poll(async () => (await responses())[0]?.status).toBe("submitted");
    const [response] = await responses();
    expect(response?.values).toEqual({
      kind: { value: ["praise", "complaint", "question"][index % 3] },
      topics: { value: ["price", "service"] },
      stars: { value: (index % 5) + 1 },
      order: {
        value: ["first", "second", "third"].map((value, place) => ({ value, rank: place + 1 })),
      },
      reply: { value: `Answer ${index} 👋` },
      names: { value: [{ start: 0, end: 4, label: "person" }] },
    });
  }
}
