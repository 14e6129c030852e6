import type { Person } from "./api";
import { makeSmallDataset } from "./small-dataset";

/** A letter of the dataset and what a model suggests for it. */
interface Letter {
  text: string;
  suggested?: { value: "praise" | "complaint" | "question"; score: number };
}

const many = (count: number, letter: (index: number) => Letter) =>
  Array.from({ length: count }, (_, index) => letter(index));

const values = ["complaint", "question", "praise"] as const;

function suggested(index: number, score: number): Letter["suggested"] {
  return { value: values[index % values.length] ?? "praise", score };
}

/** The 40 letters about refunds whose suggestion has a score under 0.5; the others differ from them in one of both. */
const unsure = many(40, (index) => ({
  text: `Unsure letter ${index + 1}: where is my refund?`,
  suggested: suggested(index, Math.round(20 + index * 0.7) / 100),
}));

const others = [
  ...many(15, (index) => ({
    text: `Sure letter ${index + 1}: the refund has arrived.`,
    suggested: suggested(index, 0.5 + index / 40),
  })),
  ...many(5, (index) => ({ text: `Letter ${index + 1} about a refund without a suggestion.` })),
  ...many(20, (index) => ({
    text: `Letter ${index + 1} about a lamp.`,
    suggested: suggested(index, 0.1 + index / 60),
  })),
];

/**
 * Creates a dataset of letters, of which 40 are about refunds and have a suggestion with a score under 0.5. Returns its id
 * and the values suggested for those 40, by text.
 */
export async function makeRefunds(argilla: Person, name: string) {
  // By length: otherwise those that are alike would stand together.
  const letters = [...unsure, ...others].sort((a, b) => a.text.length - b.text.length);
  const byText = new Map(letters.map((letter) => [letter.text, letter.suggested]));
  const id = await makeSmallDataset(argilla, name, {
    texts: [...byText.keys()],
    suggestedFor: (text) => byText.get(text),
  });
  return { id, unsure: new Map(unsure.map(({ text }) => [text, byText.get(text)?.value])) };
}
