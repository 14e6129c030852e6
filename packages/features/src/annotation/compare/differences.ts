import { shortestEdit } from "./shortest-edit";

/** A part of two compared texts: in both of them, only in the first, or only in the second. */
export interface TextDifference {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Longer texts are compared line by line. */
const LONG = 100_000;

/** A gap between two changes that is shown as a part of them. */
const isGap = (text: string) => text.length <= 2 && text.trim() === "";

/**
 * The differences of two texts, word by word; of very long texts, line by line. The parts that are in both or only
 * removed make up the first text, those that are in both or only added the second one.
 */
export function differencesOf(before: string, after: string): TextDifference[] {
  const tokens = before.length + after.length > LONG ? linesOf : wordsOf;
  const [left, right] = [tokens(before), tokens(after)];
  const parts: Part[] = [];
  let [x, y] = [0, 0];
  for (const { kept, removed, added } of shortestEdit(left, right)) {
    const same = left.slice(x, x + kept).join("");
    x += kept;
    y += kept;
    if (same) parts.push({ same, removed: "", added: "" });
    const gone = left.slice(x, x + removed).join("");
    const come = right.slice(y, y + added).join("");
    x += removed;
    y += added;
    if (gone || come) parts.push({ same: "", removed: gone, added: come });
  }
  return joined(parts).flatMap(({ same, removed, added }) => [
    ...(same ? [{ kind: "same", text: same } as const] : []),
    ...(removed ? [{ kind: "removed", text: removed } as const] : []),
    ...(added ? [{ kind: "added", text: added } as const] : []),
  ]);
}

/** Either a text in both, or a change: what is replaced by what. */
interface Part {
  same: string;
  removed: string;
  added: string;
}

/** Joins neighbours of one kind, and changes that only a space separates. */
function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    const [beforeLast] = result.slice(-2, -1);
    if (last && Boolean(last.same) === Boolean(part.same)) {
      result[result.length - 1] = sum(last, part);
    } else if (last?.same && isGap(last.same) && beforeLast) {
      const gap = { same: "", removed: last.same, added: last.same };
      result.splice(-2, 2, sum(sum(beforeLast, gap), part));
    } else result.push(part);
  }
  return result;
}

function sum(first: Part, second: Part): Part {
  return {
    same: first.same + second.same,
    removed: first.removed + second.removed,
    added: first.added + second.added,
  };
}

function wordsOf(text: string): string[] {
  // Finds words in languages without spaces, too, and never splits an emoji or a letter from its accents.
  const words = new Intl.Segmenter(undefined, { granularity: "word" });
  return Array.from(words.segment(text), ({ segment }) => segment);
}

function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/u);
}
