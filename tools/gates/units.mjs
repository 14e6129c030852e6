// @ts-check

/**
 * What only a test of the part notices.
 *
 * @type {import("./table.mjs").Gate[]}
 */
export const units = [
  {
    name: "text of contrast 3.9 in high contrast only",
    file: "themes/src/high-contrast.css.ts",
    find: 'muted: "#ffffff"',
    replace: 'muted: "#707070"',
    fails: "unit:themes",
  },
  {
    name: "a message left in English",
    file: "locales/src/de/access.ts",
    find: 'submit: "Anmelden"',
    replace: 'submit: "Sign in"',
    fails: "unit:locales",
  },
  {
    name: "a message without its value",
    file: "locales/src/de/frame.ts",
    find: "Kontomenü von {{username}}",
    replace: "Kontomenü",
    fails: "unit:locales",
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
    tests: "policies",
  },
  {
    name: "a status that an Argilla server does not answer",
    file: "packages/contract/src/workspaces.ts",
    find: "responses: { 201: workspace }",
    replace: "responses: { 200: workspace }",
    fails: "unit:apps/server",
    tests: "resources/workspaces",
  },
  {
    name: "a key that the page of keys does not name",
    file: "packages/features/src/annotation/keys/commands.ts",
    find: 'keys: ["Backspace"]',
    replace: 'keys: ["Backspace", "d"]',
    fails: "unit:packages/features",
    tests: "keyboard-page",
  },
  {
    name: "ranks in the wrong order",
    file: "packages/design-system/src/ranking-board/placing.ts",
    find: "(a.rank ?? 0) - (b.rank ?? 0)",
    replace: "(b.rank ?? 0) - (a.rank ?? 0)",
    fails: "unit:packages/design-system",
    tests: "ranking-board",
  },
  {
    name: "a field that its label does not name",
    file: "packages/design-system/src/text-field/FieldFrame.tsx",
    find: "htmlFor={id}",
    replace: 'htmlFor="elsewhere"',
    fails: "unit:packages/design-system",
    tests: "testing/conformance",
  },
  {
    name: "a primitive that keeps an attribute to itself",
    file: "packages/design-system/src/badge/Badge.tsx",
    find: "<span {...native} className={badge}",
    replace: "<span title={native.title} className={badge}",
    fails: "unit:packages/design-system",
    tests: "testing/conformance",
  },
  {
    name: "arrows of a range slider that ignore the direction of writing",
    file: "packages/design-system/src/range-slider/range.ts",
    find: 'isRightToLeft ? ["ArrowRight", "ArrowLeft"]',
    replace: 'isRightToLeft ? ["ArrowLeft", "ArrowRight"]',
    fails: "unit:packages/design-system",
    tests: "range-slider",
  },
  {
    name: "spans off by one behind an emoji: code points counted as UTF-16 units",
    file: "packages/design-system/src/span-highlighter/engine/offsets.ts",
    find: "target - countWhere(pairs, (index) => index < target)",
    replace: "target",
    fails: "unit:packages/design-system",
    tests: "engine/offsets",
  },
  {
    name: "a frame that may ask a server for pictures",
    file: "packages/field-types/src/frame/policy.mjs",
    // The first is that of pictures.
    find: 'from("data:")',
    replace: 'from("data:", "https:")',
    fails: "unit:apps/server",
    tests: "frames/",
  },
  {
    name: "a frame with the origin of the page",
    file: "packages/field-types/src/frame/SandboxedFrame.tsx",
    find: 'sandbox="allow-scripts"',
    replace: 'sandbox="allow-scripts allow-same-origin"',
    fails: "unit:packages/field-types",
    tests: "frame/SandboxedFrame",
  },
  {
    name: "a frame in a frame, which no policy keeps from calling out",
    file: "packages/field-types/src/frame/guest/back-doors.ts",
    find: "i?frame|frameset",
    replace: "frameset",
    fails: "unit:packages/field-types",
    tests: "guest/back-doors",
  },
];
