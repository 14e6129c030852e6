// @ts-check

/**
 * Defects that only appear in the built component library and in the packages.
 *
 * @type {import("./table.mjs").Gate[]}
 */
export const built = [
  {
    name: "a button without a name in a story",
    file: "packages/design-system/src/icon-button/IconButton.tsx",
    find: "      aria-label={label}\n",
    replace: "",
    fails: "stories:/Icon button",
    needsStorybook: true,
  },
  {
    name: "a badge that is too pale in the dark theme",
    file: "packages/design-system/src/badge/Badge.css.ts",
    find: "  selectors: {\n    // The edge",
    replace: '  selectors: {\n    "[data-theme=dark] &": { opacity: 0.3 },\n    // The edge',
    fails: "stories:/Badge: Default",
    needsStorybook: true,
  },
  {
    name: "a skeleton that moves although reduced motion is preferred",
    file: "packages/design-system/src/skeleton/Skeleton.css.ts",
    find: '"@media": { [breakpoint.stillness]: { animation: "none", background: base } },',
    replace: '"@media": { [breakpoint.forced]: { background: base } },',
    fails: "stories:/Skeleton: the sheet",
    needsStorybook: true,
  },
  {
    name: "a text of a screen that is not in the locales",
    file: "packages/features/src/access/SignInScreen.tsx",
    find: 'label={t("login.username")}',
    // Checks of the sources cannot know this value.
    replace: 'label={["User", "name"].join("")}',
    fails: "stories:Screens/Sign-in: Default",
    needsStorybook: true,
  },
  {
    name: "a package whose types cannot be resolved",
    file: "tools/packages/manifest.mjs",
    find: ".d.ts`, default",
    replace: ".d.cts`, default",
    fails: "packages",
    isLong: true,
  },
  {
    name: "a badge that is two pixels wider",
    file: "packages/design-system/src/badge/Badge.css.ts",
    find: 'paddingInline: "6px"',
    replace: 'paddingInline: "7px"',
    fails: "pictures:/Badge looks",
    needsStorybook: true,
  },
];
