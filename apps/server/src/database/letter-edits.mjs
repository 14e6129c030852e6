// @ts-check
import { distance } from "fastest-levenshtein";

// Plain JavaScript, because database threads start from files, and tests have no build.

const firstHalf = /[\uD800-\uDBFF]/;
const letterOfTwoUnits = /[\u{10000}-\u{10FFFF}]/gu;

/**
 * Returns how many letters must be added, removed or replaced to turn one word into another.
 *
 * @param {string} from
 * @param {string} to
 * @returns {number}
 */
export function letterEdits(from, to) {
  // The library counts UTF-16 code units, which are letters except for a few.
  if (!firstHalf.test(from) && !firstHalf.test(to)) return distance(from, to);
  /** @type {Map<string, string>} */
  const standIns = new Map();
  const unitOf = (/** @type {string} */ letter) => {
    // Lone surrogates can stand for letters, because no stored text contains one.
    const unit = standIns.get(letter) ?? String.fromCharCode(0xd800 + standIns.size);
    standIns.set(letter, unit);
    return unit;
  };
  return distance(from.replace(letterOfTwoUnits, unitOf), to.replace(letterOfTwoUnits, unitOf));
}
