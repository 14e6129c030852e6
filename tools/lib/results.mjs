// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { results } from "./paths.mjs";

/**
 * `isFlaky`: the test failed at first and passed when it was retried.
 *
 * @typedef {{ title: string, isPassed: boolean, isSkipped?: boolean, isFlaky?: boolean, message?: string }} Test
 */

/**
 * Stores the results of one check, for the closing line and for `npm run spec`.
 *
 * @param {string} check
 * @param {Test[]} tests
 */
export function recordResults(check, tests) {
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, `${check}.results.json`), JSON.stringify(tests, null, 1));
}

/**
 * Records the tests of a check that is a separate program, prints its closing line and sets the exit code.
 *
 * @param {string} check
 * @param {Test[]} tests
 */
export function conclude(check, tests) {
  recordResults(check, tests);
  const skipped = tests.filter(({ isSkipped }) => isSkipped).length;
  const failed = tests.filter(({ isPassed, isSkipped }) => !isPassed && !isSkipped);
  for (const { title } of failed) console.log(`failed: ${title}`);
  process.exitCode = failed.length > 0 || tests.length === 0 ? 1 : 0;
  console.log(
    closingLine({ passed: tests.length - failed.length - skipped, failed: failed.length, skipped }),
  );
}

/** @param {{ passed: number, failed: number, skipped: number }} numbers of tests */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/**
 * Reads the tests of all checks that were run, or of those whose names begin with one of these.
 *
 * @param {string[]} [starts]
 * @returns {Test[]}
 */
export function readResults(starts = [""]) {
  if (!existsSync(results)) return [];
  return readdirSync(results)
    .filter((name) => name.endsWith(".results.json") && starts.some((start) => name.startsWith(start)))
    .flatMap((name) => JSON.parse(readFileSync(join(results, name), "utf8")));
}

/**
 * Reads the tests from a report of Vitest's JSON reporter; without a report, returns one failed test.
 *
 * @param {string} file
 * @returns {Test[]}
 */
export function fromVitest(file) {
  if (!existsSync(file)) return [{ title: `the report ${file} was written`, isPassed: false }];
  const { testResults } = JSON.parse(readFileSync(file, "utf8"));
  return testResults.flatMap((/** @type {any} */ suite) => {
    const tests = suite.assertionResults.map((/** @type {any} */ test) => ({
      title: test.fullName,
      isPassed: test.status === "passed",
      isSkipped: test.status === "skipped" || test.status === "pending" || test.status === "todo",
      ...(test.failureMessages?.length > 0 && { message: test.failureMessages.join("\n") }),
    }));
    const isBroken = suite.status === "failed" && tests.every((/** @type {Test} */ test) => test.isPassed);
    return isBroken ? [...tests, { title: `${suite.name}: ${suite.message}`, isPassed: false }] : tests;
  });
}

/**
 * Reads the tests from a report of Playwright's JSON reporter; without a report, returns one failed test.
 *
 * @param {string} file
 * @returns {Test[]}
 */
export function fromPlaywright(file) {
  if (!existsSync(file)) return [{ title: `the report ${file} was written`, isPassed: false }];
  const { suites, errors } = JSON.parse(readFileSync(file, "utf8"));
  /** @param {any} suite @param {string} path @returns {Test[]} */
  const walk = (suite, path) => [
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) =>
      walk(inner, inner.title ? `${path}${inner.title} › ` : path),
    ),
    ...(suite.specs ?? []).map((/** @type {any} */ spec) => testOf(spec, path)),
  ];
  const broken = (errors ?? []).map((/** @type {any} */ error) => ({
    title: error.message,
    isPassed: false,
  }));
  return [...suites.flatMap((/** @type {any} */ suite) => walk(suite, "")), ...broken];
}

/**
 * Reads one test of Playwright's report; a test that did not run because the step was stopped counts as skipped.
 *
 * @param {any} spec
 * @param {string} path
 * @returns {Test}
 */
function testOf(spec, path) {
  const runs = spec.tests.flatMap((/** @type {any} */ test) => test.results);
  const message = runs
    .flatMap((/** @type {any} */ result) => result.errors ?? [])
    .map((/** @type {any} */ error) => error.message)
    .join("\n");
  const isSkipped = spec.tests.some((/** @type {any} */ test) => test.status === "skipped");
  return {
    title: `${path}${spec.title}`,
    isPassed: spec.ok && !isSkipped,
    isSkipped,
    ...(spec.ok &&
      spec.tests.some((/** @type {any} */ test) => test.status === "flaky") && { isFlaky: true }),
    ...(message && { message }),
  };
}

/**
 * Lists the tests that passed only when they were retried, so that they are not taken for stable tests.
 *
 * @param {Test[]} tests
 */
export function flakyLines(tests) {
  return tests.filter(({ isFlaky }) => isFlaky).map(({ title }) => `failed, then passed: ${title}`);
}
