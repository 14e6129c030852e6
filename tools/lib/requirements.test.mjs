// @ts-check
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./paths.mjs";
import { judge, requirementsIn, withProofs } from "./requirements.mjs";

const page = `# Requirements

2 of 3 requirements are proved.

## Search

| Number | Requirement | Proof |
|---|---|---|
| 7 | The operators \`\\|\` and \`+\` are no words. | operators are left out |
| 12 | Enter searches. | pressing Enter |
| 15 | A search is trimmed. | not yet |
| 20 | Words follow the server's contract. | decision |
`;

/** @param {string[]} titles */
const passed = (...titles) => titles.map((title) => ({ title, isPassed: true }));

test("Requirements are read with their sentences and proofs, escaped pipes among them", () => {
  expect(requirementsIn(page).slice(0, 2)).toEqual([
    { number: 7, sentence: "The operators `\\|` and `+` are no words.", proof: "operators are left out" },
    { number: 12, sentence: "Enter searches.", proof: "pressing Enter" },
  ]);
});

test.each([
  ["a number twice", "| 12 | It searches. | not yet |", "more than once: 12"],
  ["no sentence", "| 21 |  | not yet |", "needs a number, a sentence and a proof"],
  ["no proof", "| 21 | It searches. |", "needs a number, a sentence and a proof"],
  ["a pipe that is not escaped", "| 21 | a | b | not yet |", "needs a number, a sentence and a proof"],
])("A page with %s is refused", (_, row, message) => {
  expect(() => requirementsIn(`${page}${row}\n`)).toThrow(message);
});

test("A requirement is lost when no passed test names it, whatever failed tests name", () => {
  const tests = [
    ...passed("operators are left out (spec 7)"),
    { title: "pressing Enter (spec 12)", isPassed: false },
  ];
  expect(judge(requirementsIn(page), tests).lost.map(({ number }) => number)).toEqual([12]);
});

test("Titles that name unknown requirements or more than three are wrong", () => {
  const tests = passed("one (spec 99)", "two (spec 7, 12, 15) (spec 20)", "three (spec 7, 12, 15)");
  expect(judge(requirementsIn(page), tests).wrong).toEqual([
    "names unknown requirements (99): one (spec 99)",
    "names more than 3 requirements: two (spec 7, 12, 15) (spec 20)",
  ]);
});

test("The page is behind where a requirement is proved by other tests than it names", () => {
  const tests = passed("operators are left out (spec 7)", "the key Enter (spec 12)", "trims (spec 15)");
  expect(judge(requirementsIn(page), tests).behind.map(({ number }) => number)).toEqual([12, 15]);
});

test("Writing proofs takes the shortest title and changes nothing but proofs and summary", () => {
  const tests = passed("operators are left out of words (spec 7)", "no | no + (spec 7)", "trims (spec 15)");
  const written = withProofs(page, judge(requirementsIn(page), tests));
  expect(written).toBe(
    page
      .replace("operators are left out", "no \\| no +")
      .replace("pressing Enter", "not yet")
      .replace("trimmed. | not yet", "trimmed. | trims"),
  );
  const again = judge(requirementsIn(written), tests);
  expect(again).toMatchObject({ lost: [], behind: [] });
  expect(withProofs(written, again)).toBe(written);
});

test("the summary excludes decisions", () => {
  const tests = passed("trims (spec 15)");
  expect(withProofs(page, judge(requirementsIn(page), tests))).toContain("1 of 3 requirements are proved.");
});

test("the page of this project has short, unique sentences", () => {
  const requirements = requirementsIn(readFileSync(join(root, "docs/requirements.md"), "utf8"));
  expect(requirements.length).toBeGreaterThan(0);
  expect(
    requirements.filter(({ sentence }) => !sentence.endsWith(".") || sentence.split(/\s+/).length > 25),
  ).toEqual([]);
  expect(new Set(requirements.map(({ sentence }) => sentence)).size).toBe(requirements.length);
});
