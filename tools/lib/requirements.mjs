// @ts-check
// The requirements of docs/requirements.md, and the tests that prove them by naming their numbers: `(spec 245)`.

/**
 * `proof` is the title of a test, or one of the two words below.
 *
 * @typedef {{ number: number, sentence: string, proof: string }} Requirement
 */

const UNPROVED = "not yet";
/** A decision is not implemented, so no test can prove it. */
const DECISION = "decision";
const MOST_PER_TITLE = 3;
const TAG = /\s*\(spec ([\d, ]+)\)/g;
const ROW = /^\| *\d+ *\|/;
const SUMMARY = /^\d+ of \d+ requirements are proved\.$/m;

/**
 * @param {string} page
 * @returns {Requirement[]}
 */
export function requirementsIn(page) {
  const found = page
    .split("\n")
    .filter((line) => ROW.test(line))
    .map(requirementOf);
  const numbers = found.map(({ number }) => number);
  const repeated = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  if (repeated.length > 0) throw new Error(`These numbers occur more than once: ${repeated.join(", ")}`);
  return found;
}

/**
 * Returns what the tests prove about the requirements.
 *
 * @param {Requirement[]} requirements
 * @param {import("./results.mjs").Test[]} tests
 */
export function judge(requirements, tests) {
  const known = new Set(requirements.map(({ number }) => number));
  /** @type {Map<number, string[]>} */
  const proofs = new Map();
  /** @type {string[]} */
  const wrong = [];
  for (const { title, isPassed } of tests) {
    const named = numbersIn(title);
    if (named.length > MOST_PER_TITLE) wrong.push(`names more than ${MOST_PER_TITLE} requirements: ${title}`);
    const unknown = named.filter((number) => !known.has(number));
    if (unknown.length > 0) wrong.push(`names unknown requirements (${unknown.join(", ")}): ${title}`);
    if (isPassed) for (const number of named) proofs.set(number, [...(proofs.get(number) ?? []), title]);
  }
  return {
    proofs,
    wrong,
    lost: requirements.filter(({ number, proof }) => isTitle(proof) && !proofs.has(number)),
    /** Whether none of the tests that the page names proves the requirement. */
    behind: requirements.filter(
      ({ number, proof }) =>
        proofs.has(number) && !proofs.get(number)?.some((title) => cellOf(title) === proof),
    ),
    provable: requirements.filter(({ proof }) => proof !== DECISION).length,
  };
}

/**
 * Returns the page with a new last column and summary; everything else is unchanged.
 *
 * @param {string} page
 * @param {ReturnType<typeof judge>} judged
 */
export function withProofs(page, { proofs, provable }) {
  if (!SUMMARY.test(page)) throw new Error("The page has lost its line “N of M requirements are proved.”");
  return page
    .split("\n")
    .map((line) => (ROW.test(line) ? renewed(line, proofs) : line))
    .join("\n")
    .replace(SUMMARY, `${proofs.size} of ${provable} requirements are proved.`);
}

/**
 * @param {string} line
 * @param {Map<number, string[]>} proofs
 */
function renewed(line, proofs) {
  const { number, sentence, proof } = requirementOf(line);
  const titles = proofs.get(number) ?? [];
  const cell = titles.length > 0 ? cellOf(shortest(titles)) : proof === DECISION ? DECISION : UNPROVED;
  return `| ${number} | ${sentence} | ${cell} |`;
}

/**
 * Cells keep the backslash before a pipe, so that they can be written back unchanged.
 *
 * @param {string} line
 * @returns {Requirement}
 */
function requirementOf(line) {
  const [before, number = "", sentence = "", proof = "", after, ...more] = line
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
  if (before !== "" || after !== "" || more.length > 0 || sentence === "" || proof === "")
    throw new Error(`This row needs a number, a sentence and a proof (“${UNPROVED}” at first): ${line}`);
  return { number: Number(number), sentence, proof };
}

/** @param {string} proof */
function isTitle(proof) {
  return proof !== UNPROVED && proof !== DECISION;
}

/** @param {string} title */
function numbersIn(title) {
  return [...title.matchAll(TAG)].flatMap(([, list = ""]) => list.split(",").map(Number));
}

/** @param {string[]} titles */
function shortest(titles) {
  return titles.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? "";
}

/** @param {string} title */
function cellOf(title) {
  return title.replace(TAG, "").replaceAll("|", "\\|").replaceAll("\n", " ").trim();
}
