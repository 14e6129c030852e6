const MOST_LEVELS = 60;
// One level of a formula is up to ten elements in each other, and macros make several of one. Laying out some twelve
// hundred ends the tab.
const MOST_ELEMENTS = 700;

const steps = /\\(left|begin|right|end)(?![a-z])|\\.|[{}]/gis;

/** Whether the source of a formula is nested more deeply than anyone reads. */
export function isNestedTooDeep(tex: string): boolean {
  let depth = 0;
  for (const [sign, word] of tex.matchAll(steps)) {
    if (sign === "{" || word === "left" || word === "begin") depth += 1;
    else if (sign === "}" || word === "right" || word === "end") depth -= 1;
    if (depth > MOST_LEVELS) return true;
  }
  return false;
}

/** Whether elements are in each other so deep that laying them out could end the tab; they are not on the page yet. */
export function isTooDeep(root: Element): boolean {
  let level: Element[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_ELEMENTS) return true;
    level = level.flatMap((element) => [...element.children]);
  }
  return false;
}
