// @ts-check
import { distance } from "fastest-levenshtein";

// Plain JavaScript, because database threads start from files, and tests have no build.

const firstHalf = /[\uD800-\uDBFF]/;
const letterOfTwoUnits = /[\u{10000}-\u{10FFFF}]/gu;

/**
 * How many letters must be added, left out or replaced to make one word of another.
 *
 * @param {string} from
 * @param {string} to
 * @returns {number}
 */
export function letterEdits(from, to) {
  // The library counts UTF-16 units, which is the same for all but a few letters.
  if (!firstHalf.test(from) && !firstHalf.test(to)) return distance(from, to);
  /** @type {Map<string, string>} */
  const standIns = new Map();
  const unitOf = (/** @type {string} */ letter) => {
    // Halves of letters are free to stand for letters, because no stored text has a half alone.
    const unit = standIns.get(letter) ?? String.fromCharCode(0xd800 + standIns.size);
    standIns.set(letter, unit);
    return unit;
  };
  return distance(from.replace(letterOfTwoUnits, unitOf), to.replace(letterOfTwoUnits, unitOf));
}
