// @ts-check
const words =
  "the sea and whale of a ship in to that his it with was he for all this at as by upon from not on so one be had have there but were now which or like when an then him been up out into more are my no some such old over man captain boat long down time great deck water head hand still these way here if only after before again through under between".split(
    " ",
  );
const names = ["Ahab", "Umeå", "Nantucket", "Pequod", "Queequeg", "Café Zoé", "Norrland", "👩‍👧 Starbuck"];
const labels = ["person", "place", "ship", "thing", "date", "role", "event", "claim"];

/**
 * Returns the same text for the same size: lines of a book with line breaks of two characters, paragraphs, and names
 * with characters other than ASCII letters.
 *
 * @param {number} size in UTF-16 units, about
 */
export function novel(size) {
  const next = sequence(1851);
  const lines = [];
  let length = 0;
  while (length < size) {
    const line = [];
    while (line.join(" ").length < 66)
      line.push(next(9) === 0 ? names[next(names.length)] : words[next(words.length)]);
    lines.push(next(12) === 0 ? `${line.slice(0, 3).join(" ")}.\r\n` : line.join(" "));
    length += (lines.at(-1)?.length ?? 0) + 2;
  }
  return lines.join("\r\n");
}

/**
 * Returns a number of spans over a text: most are short, some cross lines, some are nested.
 *
 * @param {string} text
 * @param {number} count
 */
export function spansOver(text, count) {
  const length = [...text].length;
  const next = sequence(42);
  const step = length / count;
  return Array.from({ length: count }, (_, index) => {
    const start = Math.floor(index * step);
    const end = Math.min(length, start + 6 + next(20) + (next(10) === 0 ? 160 : 0));
    return { start, end, label: labels[next(labels.length)] };
  });
}

/** The labels of these spans. */
export const spanOptions = labels.map((value) => ({ value, text: value }));

/**
 * Returns pseudo-random numbers, the same each time.
 *
 * @param {number} seed
 */
function sequence(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}
