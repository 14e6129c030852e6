// Marks the gold spans of real sentences with the engine's own functions in the browser: those of ud-th.jsonl,
// ud-ar.jsonl and wnut17.test.jsonl in the folder GLOSSA_DATA, otherwise a few sentences of our own.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { build } from "vite";
import type { TextSpan } from "../../packages/design-system/src/span-highlighter/engine/spans";

interface Sentence {
  text: string;
  spans: TextSpan[];
}

const span = (start: number, end: number): TextSpan => ({ start, end, label: "name" });

const own: Record<string, Sentence[]> = {
  Latin: [
    { text: "Norrland Energi AB pays Umeå.", spans: [span(0, 18), span(24, 28)] },
    { text: "Ask 👩‍👩‍👧‍👦 Elin!", spans: [span(4, 11), span(12, 16)] },
  ],
  Thai: [{ text: "เขาไปกรุงเทพเมื่อวานนี้", spans: [span(0, 3), span(3, 5), span(5, 12)] }],
  Arabic: [{ text: "قضت محكمة الاستئناف في أوميو", spans: [span(0, 3), span(4, 9), span(23, 28)] }],
};

const recorded = { Thai: ["ud-th", 200], Arabic: ["ud-ar", 200], WNUT17: ["wnut17.test"] } as const;

const folder = process.env.GLOSSA_DATA;
const sources = folder && existsSync(folder) ? readAll(folder) : own;

function readAll(from: string): Record<string, Sentence[]> {
  const read = ([name, count]: readonly [string, number?]) =>
    readFileSync(join(from, `${name}.jsonl`), "utf8")
      .trim()
      .split("\n")
      .slice(0, count)
      .map((line) => JSON.parse(line) as Sentence);
  return Object.fromEntries(Object.entries(recorded).map(([name, file]) => [name, read(file)]));
}

const engine = new URL("../../packages/design-system/src/span-highlighter/engine/", import.meta.url).pathname;

/** Returns the engine as one script, under the name `engine`. */
async function engineScript(): Promise<string> {
  const entry = "virtual:engine";
  const parts = ["changes", "text/offsets", "text/snapping"].map(
    (part) => `export * from "${engine}${part}.ts";`,
  );
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "engine",
        resolveId: (id) => (id.endsWith(entry) ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? parts.join("\n") : null),
      },
    ],
    build: { write: false, lib: { entry, formats: ["iife"], name: "engine" } },
  });
  const [output] = built as { output: { code: string }[] }[];
  return output?.output[0]?.code ?? "";
}

test(`every gold span of ${Object.keys(sources).join(", ")} is stored with its offsets, by words if it ends at words`, async ({
  page,
}) => {
  await page.addScriptTag({ content: await engineScript() });
  for (const [name, sentences] of Object.entries(sources)) {
    const { byWords, wrong } = await page.evaluate(markAll, sentences);
    const all = sentences.flatMap(({ spans }) => spans).length;
    const share = ((100 * byWords) / all).toFixed(1);
    process.stdout.write(`${name}: ${all} spans in ${sentences.length} sentences, ${share} % by words\n`);
    expect(all, name).toBeGreaterThan(0);
    expect(wrong, name).toEqual([]);
  }
});

// Runs in the page.
function markAll(sentences: Sentence[]) {
  const { applyChange, makeOffsets, mark, snap } = (
    window as unknown as {
      engine: typeof import("../../packages/design-system/src/span-highlighter/engine/changes") &
        typeof import("../../packages/design-system/src/span-highlighter/engine/text/offsets") &
        typeof import("../../packages/design-system/src/span-highlighter/engine/text/snapping");
    }
  ).engine;
  const inOrder = (spans: readonly TextSpan[]) =>
    spans.map(({ start, end, label }) => `${start} ${end} ${label}`).sort();
  const found = { byWords: 0, wrong: [] as string[] };
  for (const { text, spans } of sentences) {
    const { toIndex, toCodePoint } = makeOffsets(text);
    let marked: TextSpan[] = [];
    for (const { start, end, label } of spans) {
      const selected = { start: toIndex(start), end: toIndex(end) };
      const words = snap(text, selected, "words");
      const isOfWords = words?.start === selected.start && words.end === selected.end;
      const range = isOfWords ? words : snap(text, selected, "characters");
      if (isOfWords) found.byWords += 1;
      if (!range) continue;
      const next = { start: toCodePoint(range.start), end: toCodePoint(range.end), label };
      const change = mark(marked, next, { allowsOverlap: true });
      if (change) marked = applyChange(marked, change);
    }
    const [stored, gold] = [inOrder(marked), inOrder(spans)];
    if (stored.join() !== gold.join()) found.wrong.push(`${text}: ${stored} instead of ${gold}`);
  }
  return found;
}
