import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { signInAt } from "./support/api";
import { makeSpanDataset, spanOn, type WireSpan } from "./support/span-dataset";
import { open, saveDraft, stored } from "./support/span-steps";
import { goToText } from "./support/steps";
import { expect, test } from "./support/test";

const script = join(import.meta.dirname, "spans-heard.txt");

/**
 * Six spans in each of five scripts, nested, crossing, and one of the whole text. Each consists of
 * the words that are read first, the number of further words that it covers (or "all"), and the digit of its label.
 */
const records: readonly { text: string; marks: readonly (readonly [string, number | "all", string])[] }[] = [
  {
    text: "On Tuesday the Court of Appeal in Umeå ruled against Norrland Energi AB.",
    marks: [
      ["Tuesday", 0, "4"],
      ["Court", 4, "1"],
      ["Umeå", 0, "2"],
      ["Umeå", 3, "3"],
      ["Energi", 1, "1"],
      ["", "all", "2"],
    ],
  },
  {
    text: "قضت محكمة الاستئناف في أوميو يوم الثلاثاء بأن على الشركة رد المبلغ",
    marks: [
      ["محكمة", 3, "1"],
      ["أوميو", 0, "2"],
      ["أوميو", 2, "3"],
      ["الثلاثاء", 0, "4"],
      ["الشركة", 0, "1"],
      ["", "all", "2"],
    ],
  },
  {
    text: "ศาลอุทธรณ์ในอูเมโอมีคำสั่งเมื่อวันอังคารให้บริษัทคืนเงิน",
    marks: [
      ["ศาล", 0, "1"],
      ["ศาล", 1, "3"],
      ["คำ", 0, "2"],
      ["วัน", 0, "4"],
      ["บริษัท", 1, "1"],
      ["", "all", "2"],
    ],
  },
  {
    text: "בית המשפט לערעורים באומאו פסק ביום שלישי שעל החברה להחזיר את הכסף",
    marks: [
      ["בית", 2, "1"],
      ["באומאו", 0, "2"],
      ["באומאו", 1, "3"],
      ["שלישי", 0, "4"],
      ["החברה", 0, "1"],
      ["", "all", "2"],
    ],
  },
  {
    text: "東京の裁判所は火曜日、会社に返還を命じた。",
    marks: [
      ["東京", 0, "2"],
      ["東京", 2, "1"],
      ["裁判所", 0, "3"],
      ["火曜日", 0, "4"],
      ["会社", 0, "1"],
      ["", "all", "2"],
    ],
  },
];

/** Returns the text of the text field's live region. */
async function hear(page: Page): Promise<string> {
  const said = await page
    .locator('[role="textbox"]')
    .locator("xpath=../..")
    .getByRole("status")
    .first()
    .textContent();
  return (said ?? "").trim();
}

/** An announcement may name the span that the caret has entered, and the characters before the word. */
const words = (sentence: string) => (sentence.split(", ").at(-1) ?? "").replace(/^[^\p{L}]+/u, "");

test("thirty spans in five scripts are marked with keyboard and screen reader, with offsets in code points (spec 354, 359)", async ({
  page,
  product,
}) => {
  const argilla = await signInAt(product.url, "argilla");
  const name = `spans-heard-${Date.now()}`;
  await makeSpanDataset(argilla, name, records);
  await open(page, product.url, name);
  const transcript: string[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    return hear(page);
  };

  for (const { text, marks } of records) {
    const record = await goToText(page, text);
    const on = /[\u0590-\u06ff]/.test(text) ? "ArrowLeft" : "ArrowRight";
    const back = on === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
    await page.getByRole("textbox", { name: "Report" }).focus();
    for (const [first, more, digit] of marks) {
      await press("Control+Home");
      if (more === "all") await press("Control+Shift+End");
      else {
        let heard = "";
        for (let step = 0; words(heard) !== first && step < 40; step += 1)
          heard = await press(`Control+${on}`);
        expect(words(heard)).toBe(first);
        await press(`Control+${back}`);
        for (let word = 0; word <= more; word += 1) await press(`Control+Shift+${on}`);
      }
      transcript.push(await press(digit));
    }
    const expected = transcript.slice(-marks.length).map((sentence) => spanIn(text, sentence));
    await saveDraft(page);
    const marked = await stored(argilla, record);
    expect(marked).toHaveLength(marks.length);
    expect(marked).toEqual(expect.arrayContaining(expected));
  }
  expect(transcript).toHaveLength(30);
  expect(`${transcript.join("\n")}\n`).toBe(readFileSync(script, "utf8"));
});

/** "Marked Place: Umeå, characters 34 to 38" → the span, if these characters are these words. */
function spanIn(text: string, sentence: string): WireSpan {
  const found = /^Marked (.+?): (.*), characters (\d+) to (\d+)$/.exec(sentence);
  if (!found) throw new Error(`Not a sentence about a span: "${sentence}".`);
  const [, label = "", quote = "", start, end] = found;
  expect([...text].slice(Number(start), Number(end)).join("")).toBe(quote);
  return spanOn(
    text,
    quote,
    label.toLowerCase(),
    [...text].slice(0, Number(start)).join("").split(quote).length - 1,
  );
}
