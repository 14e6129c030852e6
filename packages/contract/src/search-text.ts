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
// What separates words, in any context.
const separator = /[\0-/:-@[-`{-\x7F\s\u3001\u3002\uFF01\uFF0C\uFF1A\uFF1B\uFF1F]/;

/**
 * Cuts a long text between words, so that they can be found part by part. A run of more letters than any word has is cut, too.
 *
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

interface Segment {
  letters: string[];
  isUnspaced: boolean;
}

function segments(text: string): Segment[] {
  return (fold(text).match(word) ?? []).flatMap((each) =>
    emoji.test(each) ? [{ letters: [emojiWord(each)], isUnspaced: false }] : splitByScript(each),
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

function splitByScript(text: string): Segment[] {
  const found: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(unspaced)) {
    if (match.index > end) found.push({ letters: [text.slice(end, match.index)], isUnspaced: false });
    found.push({ letters: [...match[0]], isUnspaced: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ letters: [text.slice(end)], isUnspaced: false });
  return found;
}

function pairs(letters: readonly string[]): string[] {
  return letters.slice(1).map((letter, index) => (letters[index] ?? "") + letter);
}
