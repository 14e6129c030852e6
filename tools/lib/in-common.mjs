// @ts-check

/** @typedef {{ title: string, message: string }} Failure */

/** A step of the tests stops after this many failures: more of them add no information and take minutes. */
export const MOST_FAILURES = 20;

const MOST_LINES = 6;
const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");
/** Lines that test runners print around the message: stack frames, code with line numbers, single brackets. */
const surroundings =
  /^(at .*|>?\s*\d+ \|.*|\|.*|[-+\s[\](){},]*|[-+\s]*Array \[\]?|[-+] (Expected|Received).*|expect\(.*)$/;

/**
 * Returns the lines that at least half of the failure messages contain. Numbers and ids in them are ignored, so that
 * "story-12" and "story-13" count as the same.
 *
 * @param {Failure[]} failures
 * @returns {string[]} sentences such as "20 of 20: Failed to load resource", the most frequent first
 */
export function inCommon(failures) {
  /** @type {Map<string, { line: string, count: number }>} */
  const found = new Map();
  for (const { message } of failures) {
    const lines = message
      .replace(escapes, "")
      .split("\n")
      .map((line) => line.trim())
      .filter(says)
      .map(unsigned);
    for (const [key, line] of new Map(lines.map((text) => [keyOf(text), text]))) {
      const before = found.get(key);
      found.set(key, { line: before?.line ?? line, count: (before?.count ?? 0) + 1 });
    }
  }
  return [...found.values()]
    .filter(({ count }) => count > 1 && count * 2 >= failures.length)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_LINES)
    .map(({ line, count }) => `${count} of ${failures.length}: ${line}`);
}

/** @param {string} line */
const says = (line) => !surroundings.test(line);

/** @param {string} line */
const unsigned = (line) => line.replace(/^[-+]\s+/, "");

/** @param {string} line */
const keyOf = (line) => line.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, "#").slice(0, 300);
