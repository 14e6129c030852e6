// @ts-check

/**
 * Defects that are visible in a source file without running it.
 *
 * @type {import("./table.mjs").Gate[]}
 */
export const sources = [
  {
    name: "a token missing in one theme",
    file: "themes/src/dark.css.ts",
    find: "canvas:",
    replace: "canvass:",
    fails: "types",
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
    file: "locales/src/es/access.ts",
    find: '    title: "Iniciar sesión",\n',
    replace: "",
    fails: "types",
  },
  {
    name: "a message used without its value",
    file: "packages/features/src/shell/account/AccountMenu.tsx",
    find: 't("account.menu", { username: props.username,',
    replace: 't("account.menu", { name: props.username,',
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
    name: "a React API that is newer than the oldest React that the packages allow",
    file: "packages/features/src/shell/use-now.ts",
    find: 'import { useEffect, useState } from "react";',
    replace:
      'import { useEffect, useEffectEvent, useState } from "react";\n\nexport const newer = useEffectEvent;',
    fails: "lint",
  },
  {
    name: "literal text in an ARIA attribute",
    file: "packages/features/src/annotation/form/QuestionList.tsx",
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
    name: "a forbidden import in a build script",
    file: "packages/session/src/offline/vite.mjs",
    find: 'import { join } from "node:path";',
    replace: 'import "@glossa/contract";\nimport { join } from "node:path";',
    fails: "arrows",
  },
  {
    name: "a workspace package that is imported and not declared",
    file: "apps/web/package.json",
    find: '    "@glossa/field-types": "0.1.0",\n',
    replace: "",
    fails: "arrows",
  },
  {
    name: "a literal colour",
    file: "packages/features/src/annotation/saving/ConflictDialog.css.ts",
    find: "color: vars.color.text.secondary",
    replace: 'color: "#707070"',
    fails: "colours",
  },
  {
    name: "a selector that ends with a sibling of any type",
    file: "packages/design-system/src/markdown/Markdown.css.ts",
    find: "> :not(:first-child)`",
    replace: "> * + *`",
    fails: "selectors",
  },
  {
    name: "an image without alternative text",
    file: "packages/features/src/shell/pages/OpenPage.tsx",
    find: "<div className={styles.lead}>{lead}</div>",
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
    name: "a component without a guide",
    file: "packages/design-system/src/badge/Badge.stories.tsx",
    find: 'import { guide } from "./Badge.guide";',
    replace: 'import { badge as guide } from "./Badge.css";',
    fails: "states",
  },
  {
    name: "a state without a story",
    file: "packages/design-system/src/dropdown-menu/DropdownMenu.stories.tsx",
    find: "export const Checkable: Story",
    replace: "export const _Checkable: Story",
    fails: "states",
  },
  {
    name: "security M8: a lookup by a name that every object inherits",
    file: "apps/server/src/resources/records/record-rules.ts",
    find: "ownValue(fields, field.name) == null",
    replace: "fields[field.name] == null",
    fails: "lookups",
  },
  {
    name: "a type of a prop that callers can't name",
    file: "packages/design-system/src/range-slider/index.ts",
    find: "export type { RangeValue }",
    replace: "import type {}",
    fails: "exports",
  },
  {
    name: "a given-up name of the glossary",
    file: "packages/session/src/model/record/save-state.ts",
    find: "/** The input of",
    replace: "/** What badgeOf takes: the input of",
    fails: "vocabulary",
  },
  {
    name: "a GitHub action pinned to a tag, which can be moved",
    file: ".github/workflows/checks.yml",
    find: "actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683",
    replace: "actions/checkout@v4",
    fails: "versions",
  },
];
