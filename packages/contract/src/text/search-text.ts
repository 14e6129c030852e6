// Marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters, and tatweel: people leave them out when they search.
// So are those that select the form of an emoji.
// Marks of Thai and Indic letters are vowels and are kept; so is the one that distinguishes ga from ka.
const optionalMarks =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the classes hold nothing but marks
  /\u0640|[\u0300-\u036F\u0483-\u0487\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8]|[\u06EA-\u06ED\u08D3-\u08FF\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F]/gu;
const word = /[\p{L}\p{N}\p{M}\p{Co}]+|\p{Extended_Pictographic}/gu;
const emoji = /^\p{Extended_Pictographic}$/u;
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]+|\p{Script=Thai}+/gu;

/** Characters whose words are looked for in one go. */
const partLength = 32 * 1024;
// The characters that separate words in any context.
const separator = /[\0-/:-@[-`{-\x7F\s\u3001\u3002\uFF01\uFF0C\uFF1A\uFF1B\uFF1F]/;

/**
 * Cuts a long text between words, so that they can be found part by part. A run of more letters than any word has is cut, too.
 *
 * @param text what is cut; joined, the parts are the text
 * @example
 * const transcript = "The parcel never arrived. ".repeat(10_000);
 * const words: string[] = [];
 * for (const part of textParts(transcript)) words.push(...indexWords(part));
 */
export function* textParts(text: string): Iterable<string> {
  let start = 0;
  while (text.length - start > partLength) {
    const end = endOfPart(text, start + partLength);
    yield text.slice(start, end);
    start = end;
  }
  yield text.slice(start);
}

function endOfPart(text: string, least: number): number {
  const found = text.slice(least, least + partLength).search(separator);
  if (found >= 0) return least + found;
  const isHalf = /^[\uDC00-\uDFFF]/.test(text.slice(least, least + 1));
  return isHalf ? least - 1 : least;
}

/**
 * The words of a text as search stores them, in order.
 *
 * @param text what search stores; any length
 * @example
 * indexWords("Café reopened, v1.2"); // ["cafe", "reopened", "v1", "2"]
 * indexWords("東京都"); // ["東京", "京都", "都"]
 */
export function indexWords(text: string): string[] {
  if (isPlain(text)) return plainWords(text);
  return segments(text).flatMap(({ letters, isUnspaced }) =>
    isUnspaced ? [...pairs(letters), letters.at(-1) ?? ""] : [letters.join("")],
  );
}

/**
 * The words of a query; a word of a script without spaces is several stored words in a row.
 *
 * @param text one word of a query as the user wrote it
 * @example
 * queryWords("Café opening"); // [["cafe"], ["opening"]]
 * queryWords("東京都"); // [["東京", "京都"]]
 */
export function queryWords(text: string): string[][] {
  if (isPlain(text)) return plainWords(text).map((only) => [only]);
  return segments(text).map(({ letters, isUnspaced }) =>
    isUnspaced && letters.length > 1 ? pairs(letters) : [letters.join("")],
  );
}

/**
 * Whether a query word is a single letter of a script without spaces, which begins many stored words.
 *
 * @param words one word of a query, as `queryWords` returns it
 * @example
 * isLoneLetter(["都"]); // true
 * isLoneLetter(["a"]); // false: "a" is a whole word
 */
export function isLoneLetter(words: readonly string[]): boolean {
  const [only = ""] = words;
  return words.length === 1 && [...only].length === 1 && only.match(unspaced) !== null;
}

// Most texts are plain, and looking for scripts and marks is most of the cost.
function isPlain(text: string): boolean {
  return /^[\0-\x7F]*$/.test(text);
}

function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}

/** A run of letters of one kind of script in a folded text. */
interface Segment {
  letters: string[];
  isUnspaced: boolean;
  /** The index of its first letter in the folded text. */
  start: number;
}

function segments(text: string): Segment[] {
  return segmentsOfFolded(fold(text));
}

function segmentsOfFolded(folded: string): Segment[] {
  return [...folded.matchAll(word)].flatMap(({ 0: each, index: start }) =>
    emoji.test(each)
      ? [{ letters: [emojiWord(each)], isUnspaced: false, start }]
      : splitByScript(each, start),
  );
}

// No engine treats an emoji as a letter: its number represents it, after a letter that belongs to no script.
function emojiWord(text: string): string {
  return `\uE000${text.codePointAt(0)?.toString(16)}`;
}

function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(optionalMarks, "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("ς", "σ");
}

function splitByScript(text: string, start: number): Segment[] {
  const found: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(unspaced)) {
    if (match.index > end)
      found.push({ letters: [text.slice(end, match.index)], isUnspaced: false, start: start + end });
    found.push({ letters: [...match[0]], isUnspaced: true, start: start + match.index });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ letters: [text.slice(end)], isUnspaced: false, start: start + end });
  return found;
}

function pairs(letters: readonly string[]): string[] {
  return letters.slice(1).map((letter, index) => (letters[index] ?? "") + letter);
}

/** A word as search stores it, and where it stands in a text. Offsets are UTF-16, as the ranges of browsers need. */
export interface PlacedWord {
  word: string;
  start: number;
  /** The offset after the first letters (UTF-16 units of `word`) of the word, or after all of it. */
  endAfter(letters?: number): number;
}

/**
 * The words of a text as search stores them, in order, with their places in the text.
 *
 * @example
 * const [word] = placedWords("« Café »");
 * [word?.word, word?.start, word?.endAfter()]; // ["cafe", 2, 6]
 */
export function* placedWords(text: string): Iterable<PlacedWord> {
  let offset = 0;
  for (const part of textParts(text)) {
    const { folded, starts, ends } = foldWithPlaces(part, offset);
    for (const segment of segmentsOfFolded(folded))
      for (const { word, at, length } of wordsOf(segment))
        yield {
          word,
          start: starts[at] as number,
          endAfter: (letters = length) => ends[at + Math.min(letters, length) - 1] as number,
        };
    offset += part.length;
  }
}

/** The words of a segment, with index and length in the folded text. */
function wordsOf({ letters, isUnspaced, start }: Segment): { word: string; at: number; length: number }[] {
  const [first = ""] = letters;
  const isEmoji = first.startsWith("\uE000");
  if (!isUnspaced) return [{ word: first, at: start, length: isEmoji ? 1 : first.length }];
  let at = start;
  return letters.map((letter, index) => {
    const word = letter + (letters[index + 1] ?? "");
    const placed = { word, at, length: word.length };
    at += letter.length;
    return placed;
  });
}

// Letters that Unicode composes stay together: a letter with its marks (those of half-width kana are not marks to
// Unicode), and the parts of a Korean syllable.
const clusters =
  /[\0-\x7F]+(?![\p{M}\uFF9E\uFF9F])|(?:[\uAC00-\uD7A3][\u1160-\u11FF\u3131-\u318E\uFFA0-\uFFDC]*|[\u1100-\u11FF\u3131-\u318E\uFFA0-\uFFDC\uA960-\uA97F\uD7B0-\uD7FB]+|[^\p{M}\uFF9E\uFF9F])[\p{M}\uFF9E\uFF9F]*|[\p{M}\uFF9E\uFF9F]+/gu;

/** A folded text, and for each of its UTF-16 units start and end of the letters in the text that it comes from. */
function foldWithPlaces(text: string, offset: number): { folded: string; starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = "";
  for (const { 0: cluster, index } of text.matchAll(clusters)) {
    const start = offset + index;
    // A plain cluster can be a whole part, and each of its letters is one unit.
    const isOfUnits = isPlain(cluster);
    const letters = isOfUnits ? cluster.toLowerCase() : fold(cluster);
    for (let unit = 0; unit < letters.length; unit += 1) {
      starts.push(isOfUnits ? start + unit : start);
      ends.push(isOfUnits ? start + unit + 1 : start + cluster.length);
    }
    folded += letters;
  }
  return { folded, starts, ends };
}
