import { distance } from "fastest-levenshtein";
import { type PlacedWord, placedWords } from "./search-text";
import { parseTextQuery, type TextCondition } from "./text-query";

/** A part of a text. Offsets are UTF-16, as the ranges of browsers need. */
export interface TextPart {
  start: number;
  end: number;
}

/**
 * Returns what finds the matches of a search in a text; undefined if the search contains no word.
 *
 * @param search what the user typed
 * @example
 * const find = matchFinder("cafe +open*");
 * find?.("Café opening"); // [{ start: 0, end: 4 }, { start: 5, end: 9 }]
 */
export function matchFinder(search: string): ((text: string) => TextPart[]) | undefined {
  const query = parseTextQuery(search, { hasContaining: true });
  return query && ((text) => textMatches(text, query));
}

/**
 * The parts of a text that a query matches, in order and without overlaps: whole words, and after a `*` the beginning
 * of a word. A text that does not fulfil the whole query has matches for the words that it contains, because another
 * field of its record may contain the rest. What a query excludes is never a match.
 */
function textMatches(text: string, query: TextCondition): TextPart[] {
  const words = [...placedWords(text)];
  const places = new Map<string, number[]>();
  for (const [index, { word }] of words.entries()) {
    const known = places.get(word);
    if (known) known.push(index);
    else places.set(word, [index]);
  }
  return merged(partsOf(query, { words, places }));
}

interface PlacedText {
  words: readonly PlacedWord[];
  /** The indexes of each word. */
  places: ReadonlyMap<string, readonly number[]>;
}

function partsOf(query: TextCondition, text: PlacedText): TextPart[] {
  switch (query.kind) {
    case "phrase":
      return phraseParts(query.words, query.isPrefix, text);
    case "near":
      return nearParts(query.words, query.others, text);
    case "similar":
      return wordsLike((word) => distance(word, query.word) <= query.edits, text).map((index) =>
        wholeWord(text.words[index] as PlacedWord),
      );
    case "containing":
      return wordsLike((word) => word.includes(query.part), text).flatMap((index) =>
        partsInWord(text.words[index] as PlacedWord, query.part),
      );
    case "and":
    case "or":
      return query.conditions.flatMap((each) => partsOf(each, text));
    default:
      return [];
  }
}

/** Consecutive words; with `isPrefix` the last one may continue, and only its beginning is a match. */
function phraseParts(searched: readonly string[], isPrefix: boolean, text: PlacedText): TextPart[] {
  const last = searched.length - 1;
  const isWord = (word: string, index: number) =>
    isPrefix && index === last ? word.startsWith(searched[last] as string) : word === searched[index];
  const firsts =
    isPrefix && last === 0
      ? wordsLike((word) => isWord(word, 0), text)
      : (text.places.get(searched[0] as string) ?? []);
  return firsts.flatMap((first) => {
    const words = text.words.slice(first, first + searched.length);
    if (words.length < searched.length || !words.every(({ word }, index) => isWord(word, index))) return [];
    const [start, end] = [words[0] as PlacedWord, words[last] as PlacedWord];
    return [{ start: start.start, end: end.endAfter(isPrefix ? searched[last]?.length : undefined) }];
  });
}

/** Words in any order with at most so many others between the first and the last of them. */
function nearParts(searched: readonly string[], others: number, text: PlacedText): TextPart[] {
  const needed = [...new Set(searched)];
  const found = needed.flatMap((word) => text.places.get(word) ?? []).sort((one, other) => one - other);
  const near = new Set<number>();
  let end = 0;
  for (const [begin, first] of found.entries()) {
    while (end < found.length && (found[end] as number) - first <= others + 1) end += 1;
    const within = found.slice(begin, end);
    const words = new Set(within.map((index) => text.words[index]?.word));
    if (needed.every((word) => words.has(word))) for (const index of within) near.add(index);
  }
  return [...near].map((index) => wholeWord(text.words[index] as PlacedWord));
}

function wordsLike(isLike: (word: string) => boolean, { places }: PlacedText): number[] {
  return [...places].flatMap(([word, indexes]) => (isLike(word) ? indexes : []));
}

/** Every place of a part in a word. */
function partsInWord({ word, start, endAfter }: PlacedWord, part: string): TextPart[] {
  const found: TextPart[] = [];
  for (let at = word.indexOf(part); at >= 0; at = word.indexOf(part, at + part.length))
    found.push({ start: at === 0 ? start : endAfter(at), end: endAfter(at + part.length) });
  return found;
}

function wholeWord({ start, endAfter }: PlacedWord): TextPart {
  return { start, end: endAfter() };
}

function merged(parts: TextPart[]): TextPart[] {
  const inOrder = parts.sort((one, other) => one.start - other.start || one.end - other.end);
  const found: TextPart[] = [];
  for (const part of inOrder) {
    const last = found.at(-1);
    if (last && part.start < last.end) last.end = Math.max(last.end, part.end);
    else found.push({ ...part });
  }
  return found;
}
