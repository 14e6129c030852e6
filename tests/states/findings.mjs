// @ts-check
// What an outside developer and a designer found when they tried the packages and the component library.

/**
 * A finding without an answer is proved by tests or stories that name its number, as in `(library 4.9)`.
 *
 * @typedef {{ number: string, finding: string, answer?: string }} Finding
 */

/** @type {readonly Finding[]} */
export const findings = [
  { number: "1", finding: "No screen, route or story creates a dataset" },
  { number: "2.1", finding: "The contact sheet shows screens in wrong states, and cut off" },
  { number: "2.2", finding: "Stories end elsewhere than their names say" },
  { number: "2.3", finding: "Labels of spans run into the next line" },
  { number: "2.4", finding: "Labels of spans have a ground of their own" },
  { number: "2.5", finding: "The accessibility panel finds what the tests skip" },
  { number: "2.6", finding: "Invalid chips and ratings look valid" },
  { number: "2.7", finding: "A ranking that is read-only shows grips" },
  { number: "2.8", finding: "The sample image looks like a failure" },
  {
    number: "2.9",
    finding: "The bar of a large progress meter contradicts its legend; two dashes for “none”",
  },
  {
    number: "2.10",
    finding: "Sheets in right-to-left show English titles with their marks at the wrong end",
  },
  { number: "2.11", finding: "Titles touch controls on sheets; sheets without captions" },
  {
    number: "2.11b",
    finding: "Sheets of overlays and of split panels show one state",
    answer:
      "Only one overlay can be open, and panels fill the page: each of these states is a story of its own.",
  },
  { number: "2.12", finding: "Props without description, type or default" },
  { number: "2.13", finding: "Tags of tests fill the filter of the sidebar" },
  { number: "2.14", finding: "The introduction has no links and no picture; tokens have no names to copy" },
  { number: "2.15", finding: "The code of the playground is cut; other components have none" },
  { number: "2.16", finding: "The findings count typefaces as styles, and have neither links nor a filter" },
  { number: "2.17", finding: "The component library has the theme of its tool, and no dark one" },
  { number: "2.18", finding: "No page for each component that says when to use it and how" },
  { number: "2.19", finding: "The slogan of the sign-in page wraps, and its labels stand on another line" },
  { number: "2.20", finding: "No status of a component, and no list of what versions have changed about it" },
  { number: "2.21", finding: "Tokens cannot be exported to design tools" },
  {
    number: "2.22",
    finding: "No Figma kit or links",
    answer:
      "There is no address at which a kit would be kept. Tools import the tokens as JSON: `@glossa/themes/tokens`.",
  },
  { number: "2.23", finding: "No site with a search" },
  { number: "2.24", finding: "No gallery of icons" },
  {
    number: "2.25",
    finding: "No patterns for forms, empty pages and confirmations",
    answer:
      "The guides of `TextField`, `EmptyState`, `Dialog` and `Button` draw the right and the wrong form of each, and the guides of screens show them at work. There is no page of patterns of its own.",
  },
  {
    number: "2.26",
    finding: "No links to a sandbox, no notes on migration",
    answer:
      "A sandbox could install published packages only, and none is published yet; the site has two playgrounds. The first version has nothing to migrate from; later ones say it in their changelogs.",
  },
  { number: "4.1", finding: "The range of React versions is false" },
  { number: "4.2", finding: "Labels of the last line cover what follows a highlighter" },
  { number: "4.3", finding: "The styles change the host’s elements and variables" },
  { number: "4.4", finding: "The texts take over the host’s i18next" },
  { number: "4.5", finding: "No “use client”; no marks in the HTML of a server" },
  { number: "4.6", finding: "`npm run packages` fails on a fresh clone" },
  { number: "4.7", finding: "The guide’s page takes over HTML that is not there" },
  { number: "4.8", finding: "The texts of the highlighter are exported nowhere" },
  { number: "4.9", finding: "Types that props need are not exported; values are `unknown`" },
  {
    number: "4.10",
    finding: "No `className`, no `style`, no layout primitives; no uncontrolled use, no `name`",
  },
  {
    number: "4.11",
    finding: "The range slider draws values out of range out of its rail; percentages as in English",
  },
  {
    number: "4.12",
    finding: "Spans that cannot be shown are dropped without a warning; labels have no colour of their own",
  },
  { number: "4.13", finding: "Package pages say little; no maps; the session cannot be installed" },
  { number: "4.14", finding: "One stylesheet for everything" },
  { number: "4.15", finding: "A button weighs 20 kB" },
  {
    number: "4.16",
    finding: "esbuild with `--splitting`: a badge costs 26 kB",
    answer:
      "Still so: 25.2 kB. esbuild puts what parts loaded on demand share into chunks that every page imports. With Vite the badge weighs 0.6 kB, with Next nothing in the browser.",
  },
  {
    number: "4.17",
    finding: "The types of the messages are 71 kB of literals",
    answer:
      "190 kB today, 35 kB compressed. They give `t` its keys and the names of its values, so that a wrong key or a missing value does not compile, and reach no browser.",
  },
  {
    number: "4.18",
    finding: "Package pages without repository and bugs",
    answer:
      "There is no public address yet, and an invented one would lead nowhere. The built packages take both from the root `package.json`, as CONTRIBUTING.md says.",
  },
  { number: "5.1", finding: "Content other than one text" },
  { number: "5.2", finding: "W3C Web Annotation, and finding spans again after the text has changed" },
  { number: "5.3", finding: "Notes and attributes of spans" },
  { number: "5.4", finding: "Several pieces in one span" },
  { number: "5.5", finding: "Own marks, labels, popovers and colours" },
  { number: "5.6", finding: "Events, functions for the page, a filter, undo" },
  { number: "5.7", finding: "Relations between spans; parts that may not be marked" },
  {
    number: "5.8",
    finding: "React 18",
    answer: "Refs are props here, which React 18 does not have. The range of peers says so.",
  },
  {
    number: "5.9",
    finding: "Marking by tokens, plugins and hooks",
    answer:
      "Spans snap to words unless Shift is held, with segmentation for scripts without spaces. There are no plugins: events, `ref`, own rendering and `useSpanHistory` do what those of others are for.",
  },
  { number: "6", finding: "Docstrings without parameters, errors and examples" },
  {
    number: "7.1",
    finding: "`npm run check` takes longer than the README says",
    answer: "The README no longer names a time; each check prints its own.",
  },
  {
    number: "7.2",
    finding: "`npm run components` without a run of the stories overwrites evidence",
    answer:
      "It runs the sheets itself if there is no run; tried in a fresh clone. `npm run check findings` fails if the tables on the page are not those of the sources.",
  },
  { number: "7.3", finding: "`npm run pictures` depends on the typefaces of a machine" },
  {
    number: "7.4",
    finding: "`npm run chromatic` without a token ends in a stack trace",
    answer: "The command is the service’s own, which says first that the token is missing.",
  },
  {
    number: "7.5",
    finding: "`npm run pictures` does not print which picture differs",
    answer: "The lines of Playwright at the end of its output name each picture and its number of pixels.",
  },
];
