import type { CDPSession, Page } from "@playwright/test";
import { type Person, type Place, workspaceForTests } from "./api";
import { labelsOf } from "./gold";
import type { GoldText } from "./own-texts";
import type { WireSpan } from "./span-dataset";
import { openDataset, recordChanged, recordId } from "./steps";
import { expect } from "./test";

async function makeDataset(
  { api }: Person,
  name: string,
  gold: readonly GoldText[],
  labels: readonly string[],
) {
  const workspace_id = await workspaceForTests({ api });
  const { id: dataset_id } = await api.createDataset({ body: { name, workspace_id } });
  const params = { dataset_id };
  const report = { name: "report", title: "Report", required: true };
  await api.createField({ params, body: { ...report, settings: { type: "text", use_markdown: false } } });
  const options = labels.map((value) => ({ value, text: value }));
  const settings = { type: "span" as const, field: "report", allow_overlapping: true, options };
  await api.createQuestion({ params, body: { name: "marks", title: "Mark", required: true, settings } });
  await api.publishDataset({ params });
  const items = gold.map(({ text }) => ({ fields: { report: text } }));
  for (let start = 0; start < items.length; start += 500)
    await api.bulkCreateRecords({ params, body: { items: items.slice(start, start + 500) } });
  return dataset_id;
}

/** Returns the keys, with counts, that lead from the start of the text to a selection of exactly this span. */
function keysFor(page: Page, text: string, { start, end }: WireSpan) {
  return page.evaluate(
    ([all, from, to]) => {
      const points = [...all];
      const index = (point: number) => points.slice(0, point).join("").length;
      const [first, last] = [index(from), index(to)];
      const graphemes = [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(all)];
      const between = (a: number, b: number) =>
        graphemes.filter((each) => each.index >= a && each.index < b).length;
      // Control with an arrow moves to the end of the next word.
      const words = [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(all)]
        .filter(({ isWordLike }) => isWordLike)
        .map(({ index: begin, segment }) => ({ begin, end: begin + segment.length }));
      const passed = words.filter((word) => word.end <= first);
      const inside = words.filter((word) => word.begin >= first && word.end <= last);
      const isWhole = inside.at(0)?.begin === first && inside.at(-1)?.end === last;
      return {
        words: passed.length,
        characters: between(passed.at(-1)?.end ?? 0, first),
        selectedWords: isWhole ? inside.length : 0,
        selectedCharacters: isWhole ? 0 : between(first, last),
      };
    },
    [text, start, end] as const,
  );
}

const codes: Record<string, number> = { Home: 36, ArrowLeft: 37, ArrowRight: 39 };
const CONTROL = 2;
const SHIFT = 8;

/** Sends keys as fast as a browser accepts them: the next one before it has confirmed the last one. */
function keyboardOf(cdp: CDPSession) {
  const sent: Promise<unknown>[] = [];
  return {
    press(key: string, modifiers = 0, times = 1) {
      const code = codes[key] ?? key.charCodeAt(0);
      const event = { key, windowsVirtualKeyCode: code, code: codes[key] ? key : `Digit${key}`, modifiers };
      for (let step = 0; step < times; step += 1)
        for (const type of ["rawKeyDown", "keyUp"] as const)
          sent.push(cdp.send("Input.dispatchKeyEvent", { type, ...event }));
    },
    taken: () => Promise.all(sent.splice(0)),
  };
}

type Keys = ReturnType<typeof keyboardOf>;

async function mark(page: Page, keys: Keys, { text, span }: { text: string; span: WireSpan }, digit: number) {
  const { words, characters, selectedWords, selectedCharacters } = await keysFor(page, text, span);
  const isRightToLeft = (await page.getByRole("textbox", { name: "Report" }).getAttribute("dir")) === "rtl";
  const on = isRightToLeft ? "ArrowLeft" : "ArrowRight";
  keys.press("Home", CONTROL);
  keys.press(on, CONTROL, words);
  keys.press(on, 0, characters);
  keys.press(on, CONTROL + SHIFT, selectedWords);
  keys.press(on, SHIFT, selectedCharacters);
  keys.press(String(digit));
  await keys.taken();
}

/** Marks all spans of a set with the keyboard alone, and reads what the server has stored. The user is signed in. */
export async function walkGold(
  page: Page,
  { url, argilla }: Place,
  name: string,
  gold: readonly GoldText[],
): Promise<void> {
  const keys = keyboardOf(await page.context().newCDPSession(page));
  const byText = new Map(gold.map((each) => [each.text, each]));
  const labels = labelsOf(gold);
  const dataset_id = await makeDataset(argilla, name, [...byText.values()], labels);
  await page.goto(url);
  await openDataset(page, name);
  const textOf = new Map<string, string>();
  const { items } = await argilla.api.listRecords({ params: { dataset_id }, query: { limit: 1000 } });
  for (const { id, fields } of items) textOf.set(id, String(fields.report));
  for (let left = byText.size; left > 0; left -= 1) {
    const id = await recordId(page);
    const each = byText.get(textOf.get(id) ?? "");
    if (!each) throw new Error(`The record ${id} was not sent.`);
    const text = page.getByRole("textbox", { name: "Report" });
    await expect(text).toBeVisible();
    // From the labels, once; submitting in the text moves the focus to the next text.
    if (left === byText.size) await page.keyboard.press("Alt+ArrowUp");
    await expect(text).toBeFocused();
    for (const span of each.spans)
      await mark(page, keys, { text: each.text, span }, labels.indexOf(span.label) + 1);
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Enter");
    if (left > 1) await recordChanged(page, id);
  }
  const marked = async () => {
    const query = { limit: 1000, include: ["responses"] };
    const stored = await argilla.api.listRecords({ params: { dataset_id }, query });
    return new Map(
      stored.items.map(({ fields, responses = [] }) => [fields.report, responses[0]?.values?.marks?.value]),
    );
  };
  await expect
    .poll(async () => [...(await marked()).values()].filter(Array.isArray).length)
    .toBe(byText.size);
  const stored = await marked();
  for (const { text, spans } of byText.values()) {
    const inOrder = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
    expect({ text, spans: stored.get(text) }).toEqual({ text, spans: inOrder });
  }
}
