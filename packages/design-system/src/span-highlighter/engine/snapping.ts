import { type Stretch, unitAt } from "./units";

/** How exactly a selection is taken: by whole words, or by characters as people see them. */
export type Precision = "words" | "characters";

/**
 * What a selection stands for. Words: without the spaces around it, and grown to the borders of the words it
 * touches. Nothing where nothing is left, or where it lies before the text.
 */
export function snap(text: string, { start, end }: Stretch, precision: Precision): Stretch | undefined {
  if (start < 0 || end < 0) return undefined;
  const low = Math.min(start, end, text.length);
  const high = Math.min(Math.max(start, end), text.length);
  return precision === "words"
    ? grown(text, trimmed(text, low, high), "word")
    : grown(text, low < high ? { start: low, end: high } : undefined, "grapheme");
}

function grown(text: string, stretch: Stretch | undefined, granularity: "word" | "grapheme") {
  return (
    stretch && {
      start: unitAt(text, stretch.start, granularity).start,
      end: unitAt(text, stretch.end - 1, granularity).end,
    }
  );
}

const space = /\s/;

function trimmed(text: string, low: number, high: number): Stretch | undefined {
  let [start, end] = [low, high];
  while (start < end && space.test(text.charAt(start))) start += 1;
  while (end > start && space.test(text.charAt(end - 1))) end -= 1;
  return start < end ? { start, end } : undefined;
}
