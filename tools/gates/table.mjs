// @ts-check

/**
 * One small sabotage: in a file, a text is replaced; just one check must notice.
 *
 * @typedef {{
 *   name: string,
 *   file: string,
 *   find: string,
 *   replace: string,
 *   fails: string,
 *   needsStorybook?: boolean,
 * }} Gate
 */

/** @type {Gate[]} */
export const gates = [
  {
    name: "a token missing in one theme",
    file: "themes/src/dark.css.ts",
    find: "canvas:",
    replace: "canvass:",
    fails: "types",
  },
  {
    name: "text of contrast 3.9 in high contrast only",
    file: "themes/src/high-contrast.css.ts",
    find: 'muted: "#ffffff"',
    replace: 'muted: "#707070"',
    fails: "unit:themes",
  },
  {
    name: "an unknown message key",
    file: "packages/features/src/access/SignInScreen.tsx",
    find: 't("login.title")',
    replace: 't("login.titel")',
    fails: "types",
  },
  {
    name: "a message missing in Spanish",
    file: "locales/src/es.ts",
    find: '    title: "Iniciar sesión",\n',
    replace: "",
    fails: "types",
  },
  {
    name: "a message left in English",
    file: "locales/src/de.ts",
    find: 'submit: "Anmelden"',
    replace: 'submit: "Sign in"',
    fails: "unit:locales",
  },
  {
    name: "a message without its value",
    file: "locales/src/de.ts",
    find: "Kontomenü von {{username}}",
    replace: "Kontomenü",
    fails: "unit:locales",
  },
  {
    name: "a message asked for without its value",
    file: "packages/features/src/frame/AccountMenu.tsx",
    find: 't("account.menu", { username: props.username })',
    replace: 't("account.menu", { name: props.username })',
    fails: "types",
  },
  {
    name: "literal text in JSX",
    file: "packages/features/src/access/SignInScreen.tsx",
    find: '{t("login.about")}',
    replace: "About Glossa",
    fails: "lint",
  },
  {
    name: "literal text in an ARIA attribute",
    file: "packages/features/src/annotation/QuestionList.tsx",
    find: 'aria-label={t("annotation.questions")}',
    replace: 'aria-label="Questions"',
    fails: "text",
  },
  {
    name: "a forbidden import",
    file: "packages/design-system/src/kbd/index.ts",
    find: "export { Kbd",
    replace: 'export { locales } from "@glossa/locales";\nexport { Kbd',
    fails: "arrows",
  },
  {
    name: "a literal colour",
    file: "packages/features/src/home/HomeScreen.css.ts",
    find: "color: vars.color.text.secondary",
    replace: 'color: "#707070"',
    fails: "colours",
  },
  {
    name: "an image without alternative text",
    file: "packages/features/src/frame/StatusPage.tsx",
    find: "<p className={styles.status}>{status}</p>",
    replace: '<img src="/icon.svg" />',
    fails: "lint",
  },
  {
    name: "a skipped test",
    file: "locales/src/registry.test.ts",
    find: 'it("are',
    replace: 'it.skip("are',
    fails: "lint",
  },
  {
    name: "a second version of a package",
    file: "apps/cli/package.json",
    find: '"csv-parse": "7.0.3"',
    replace: '"csv-parse": "^7.0.3"',
    fails: "versions",
  },
  {
    name: "a digit key that does nothing",
    file: "packages/question-types/src/view-parts/digits.ts",
    find: "/^\\d$/.test(press.key)",
    replace: "/^[1-8]$/.test(press.key)",
    fails: "unit:packages/question-types",
  },
  {
    name: "an answer dropped by the outbox",
    file: "packages/session/src/outbox/entry.ts",
    find: "const isDone = entry.revision === revision ||",
    replace: "const isDone = entry.revision >= revision ||",
    fails: "unit:packages/session",
  },
  {
    name: "a route without authorisation",
    file: "apps/server/src/resources/users/users.policy.ts",
    find: 'caller.role === "owner"',
    replace: 'caller.role !== "annotator"',
    fails: "unit:apps/server",
  },
  {
    name: "a status that an Argilla server does not answer",
    file: "packages/contract/src/workspaces.ts",
    find: "responses: { 201: workspace }",
    replace: "responses: { 200: workspace }",
    fails: "unit:apps/server",
  },
  {
    name: "a key that the page of keys does not name",
    file: "packages/features/src/annotation/commands.ts",
    find: 'keys: ["Backspace"]',
    replace: 'keys: ["Backspace", "d"]',
    fails: "unit:packages/features",
  },
  {
    name: "ranks in the wrong order",
    file: "packages/design-system/src/ranking-board/placing.ts",
    find: "(a.rank ?? 0) - (b.rank ?? 0)",
    replace: "(b.rank ?? 0) - (a.rank ?? 0)",
    fails: "unit:packages/design-system",
  },
  {
    name: "a button without a name in a story",
    file: "packages/design-system/src/icon-button/IconButton.tsx",
    find: "      aria-label={label}\n",
    replace: "",
    fails: "stories:Primitives/Icon button",
    needsStorybook: true,
  },
];
