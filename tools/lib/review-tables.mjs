// @ts-check
import { tableOfFindings } from "./findings.mjs";
import { tableOfPeers } from "./peers.mjs";

const firstHeading = "## The span highlighter beside others";

/** @returns {string} the end of docs/components.md: what is written from sources alone, without a run of the stories */
export function reviewTables() {
  return `${firstHeading}

What three well-known tools offer, and the story that shows it here. A dash: we did not find
it in their documentation or packages. The check of states fails if a story is missing (\`tests/states/peers.mjs\`).

${tableOfPeers()}

## What a review found

An outside developer and a designer tried the packages and the component library. Each finding is proved by tests or
stories that name its number, or has an answer (\`tests/states/findings.mjs\`, \`npm run check findings\`).

${tableOfFindings()}
`;
}

/**
 * Returns a page with these tables instead of those that it has.
 *
 * @param {string} page
 */
export function withReviewTables(page) {
  return page.slice(0, page.indexOf(firstHeading)) + reviewTables();
}
