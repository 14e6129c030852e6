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

## Tried as an outsider

An empty folder, the packed packages, React and Vite: a list of datasets, a slider, the highlighter with its picker, a rating
and a toast.

| Trial | Until it worked | What stopped it | Mended |
|---|---|---|---|
| Without reading, led by the types | under 5 minutes, four errors of the compiler | No element had the class \`glossa\`: bullets in lists, fields wider than the page, and no word about it | The console says so in development |
| | | \`tone\` of a toast was required | It is \`info\` by default |
| | | 169 warnings of Vite about \`"use client"\` | By \`@vitejs/plugin-react\`, as [Using the components in your own page](embedding.md) says |
| With the READMEs, as one form in the dark theme | under 5 minutes, five errors of the compiler | \`Heading\`, \`Stack\` and \`Grid\` required sizes and distances | They have defaults |
| Again without reading, in the new project of Vite as it is | under 5 minutes, four errors of the compiler: there is no \`Rating\`, no \`Span\`, and spans are \`readonly\` | On a dark operating system the project is dark, and texts of the light theme cannot be read there | The console says so in development |
| | | Its rules for \`h1\` outweigh ours | The README says into which layer they go |
| | | No list of names | The README says what is called otherwise here |
| | | A unit test with jsdom failed for want of observers and rectangles | The highlighter works there |
| With everything: a form with every control, German, own colours, offsets of JavaScript, annotations of the W3C, a server, a session | 10 minutes, twelve errors of the compiler | \`Select\` and \`OptionChips\` required the words of a search that short lists do not have, and numbers for keys that nothing handled | They have defaults |
| | | Offsets of JavaScript had to be converted by hand | \`fromUtf16\` and \`toUtf16\` |
| | | No word about a theme with colours of one's own | In the README of the themes |
| | | A \`SegmentedControl\` in a column was as wide as it | It is as wide as its segments |
| | | The session in memory had no page | [An annotation page of your own](annotation-page.md#without-a-server) has one |

The times begin with the installed packages, and with the documentation where it was read. Only the third trial was made without
knowledge of the review. The rules for \`h1\`, the dark system and the unit test were tried after its page stood.

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
