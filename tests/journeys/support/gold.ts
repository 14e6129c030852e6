import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type GoldText, ownTexts } from "./own-texts";

const shared = join(import.meta.dirname, "../../../../shared/data");

/** How many texts of each set are marked, and the maximum number of spans in each. */
export interface Amount {
  own: number;
  english: number;
  others: number;
  spans: number;
}

/** All texts and spans. */
export const whole: Amount = {
  own: ownTexts.length,
  english: Number.POSITIVE_INFINITY,
  others: 100,
  spans: Number.POSITIVE_INFINITY,
};

/** Returns the texts with gold spans by the names of their sets; a set whose file is absent is empty. */
export function goldSets(amount: Amount): readonly (readonly [string, GoldText[]])[] {
  return [
    ["own", ownTexts.slice(0, amount.own)],
    ["wnut17", goldOf("wnut17.test.jsonl", amount.english, amount.spans)],
    ["arabic", goldOf("ud-ar.jsonl", amount.others, amount.spans)],
    ["thai", goldOf("ud-th.jsonl", amount.others, amount.spans)],
  ];
}

/** Returns sentences with those of their gold spans whose labels have a digit. */
function goldOf(file: string, count: number, most: number): GoldText[] {
  if (!existsSync(join(shared, file))) return [];
  const lines = readFileSync(join(shared, file), "utf8").trim().split("\n");
  const all: GoldText[] = lines.map((line) => JSON.parse(line));
  const labels = labelsOf(all);
  return all
    .map(({ text, spans }) => ({
      text,
      spans: spans.filter(({ label }) => labels.includes(label)).slice(0, most),
    }))
    .filter(({ spans }) => spans.length > 0)
    .slice(0, count);
}

/** Returns the nine most frequent labels: each has a digit. */
export function labelsOf(texts: readonly GoldText[]): string[] {
  const counts = new Map<string, number>();
  for (const { label } of texts.flatMap(({ spans }) => spans))
    counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([label]) => label)
    .slice(0, 9);
}
