import { Markdown } from "@glossa/design-system";
import { useMarkdownWords } from "@glossa/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import embedding from "../docs/embedding.md?raw";

function Guide({ text }: { text: string }) {
  return (
    <main style={{ padding: "2rem", maxInlineSize: "46rem" }}>
      <Markdown text={text} look="notes" topLevel={1} words={useMarkdownWords()} />
    </main>
  );
}

const meta = {
  title: "Guides",
  tags: ["!autodocs"],
  component: Guide,
  parameters: { layout: "fullscreen" },
  args: { text: "" },
} satisfies Meta<typeof Guide>;

export default meta;
type Story = StoryObj<typeof meta>;

const headed =
  (title: string): Story["play"] =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent(title);
  };

export const Principles: Story = {
  play: headed("Principles"),
  args: {
    text: `# Principles

A gloss is a note in the margin of a manuscript. Every screen is a page with a margin: the record is on the page, the questions about it are in the margin, and a hairline separates them.

## Print, ink, pencil

Records and the user interface are near-black. The accent colour, as a solid fill, marks what a *person* chose. Grey and dashed marks what a *model* suggests. An answer filled by a suggestion is in *pencil*; it becomes *ink* when a person confirms, changes or submits it.

## Interlinear gloss

A span is a line under the text with its label in small type below it, as in linguistics. Lines of overlapping spans are stacked, so nothing is covered.

## Lines, not cards

Hairlines and white space form groups. Only overlays have a shadow; only controls and suggestions have a border.

## Margin mark

A circle marks an unanswered required question, a pencil one filled by a suggestion, a tick an answered one. The active question, to which digits apply, has a bar in the accent colour.

## Consequences

- A component does not depend on a theme, a language or a server. Colours are tokens, texts and data are props, changes are reported by callbacks.
- What looks the same is the same component. Each state in the design has a story.
- Nothing moves unless the user causes it, and no animation delays a key press.
- Everything works by keyboard, and nothing is expressed by colour alone.`,
  },
};

export const Voice: Story = {
  play: headed("Voice"),
  args: {
    text: `# Voice

Plain, short, specific. Sentence case, no exclamation marks.

## Buttons are verbs

*Submit 3*, *Export to Hub*, *Delete dataset*; never *OK* or *Yes*. While the action runs, the label is a gerund: *Submitting*.

## Say what happened, then what to do

*Can't load repository* with a button to try again. *Something went wrong* only where nothing is known about the cause.

## Numbers have a noun

*1,208 records*, *48.20%*, *score 0.9*. Percentages have two decimals, scores one. Thousands are separated as usual in the language.

## Components contain no text

Every text is a prop. \`label\` is the name of a field, \`hint\` is one sentence of help, \`error\` explains what is wrong and appears after the field was edited and left. All texts for users are in the locales, in every language.`,
  },
};

export const Accessibility: Story = {
  play: headed("Accessibility"),
  args: {
    text: `# Accessibility

The standard is WCAG 2.2 AA, in every theme. What can be tested automatically is tested in every run; the rest are rules.

## Tested in every run

- Each story with keys is operated by keyboard, and axe reports no violation in light, dark and high contrast.
- Each sheet of all states is tested right-to-left, at 200 % text size, at 320 pixels, in forced colours and with reduced motion. Nothing moves when the focus changes, every Tab stop shows a focus ring, and every target is at least 24 by 24 pixels.
- The contrast of every colour is measured on every background on which it is used. The twelve span colours can be distinguished with protan, deutan and tritan vision.
- Everything that can be dragged can be dragged by touch, and has an alternative without dragging.

## Rules

- One Tab stop for a list of choices. ↑ ↓ Home End move the focus without choosing, Space chooses; ← → page through the records and are not used by components.
- What a model suggests and what a person chose differ in line and fill, not in colour alone.
- A disabled button stays focusable, so that users can read the reason.
- The focus never moves to the body: what disappears returns it.
- An overlay closes with Escape and returns the focus to its trigger.

## Known limits

- Tooltips open on hover and on focus but not on touch, so no information is in a tooltip only.
- Select and filter popovers are announced as a dialog with a list in it.
- Roles, names and states have been tested automatically; screen readers have not been tested by ear.`,
  },
};

/** A page of the documentation: its lines are wrapped, and files beside it are not part of the component library. */
function pageOf(markdown: string): string {
  const linkToFile = /\[([^\]]+)\]\((?!https?:)[^)]+\)/g;
  const wrapped = /(?<=[^\n|])\n(?=[^\n|#`-])/g;
  const isCode = (part: string) => part.startsWith("```");
  const parts = markdown.split(/^(```[\s\S]*?^```)$/m);
  return parts
    .map((part) => (isCode(part) ? part : part.replace(linkToFile, "$1").replace(wrapped, " ")))
    .join("");
}

export const InYourOwnPage: Story = {
  name: "In your own page",
  play: headed("Using the components in your own page"),
  args: { text: pageOf(embedding) },
};

export const AddingAComponent: Story = {
  name: "Adding a component",
  play: headed("Adding a component"),
  args: {
    text: `# Adding a component

For those who change Glossa; *Using the components in your own page* in the documentation is for those who use it. The README of the repository (*How to*) has the other tasks.

A component is one folder in \`packages/design-system/src\` and a line in its \`index.ts\`.

1. \`Thing.tsx\`: one element at its root, which gets every attribute and the ref (\`NativeProps\`), \`className\` and \`style\` included: they are for its place in a layout. For another look, add a variant. State is in \`data-*\` and ARIA attributes.
2. \`Thing.css.ts\`: styles, with tokens (\`vars\`) and logical properties only. Nothing is expressed by colour alone.
3. \`thing.ts\`: logic, as pure functions with a table test.
4. \`Thing.stories.tsx\`: the title names its group, the \`id\` does not change when it moves; the tags are its status, "stable" or "beta" until the next version, and what it is for; states are set by \`args\`; \`Default\` shows them and has no \`play\`, a story named for something open leaves it open, and what a person does is in \`InUse\`, whose tag \`!dev\` keeps it out of the sidebar; \`play\` checks role, name and state and presses keys. \`AllStates\`, \`LongText\` and \`Rtl\` are required; the parameter \`pointer\`, "hover" or "press", applies a real pointer.
5. \`Thing.guide.tsx\`: when to use it and when not, its keys, accessibility and texts, with a correct and a wrong use as pictures, for its documentation page; the stories set it as the parameter \`guide\`.
6. A row in \`testing/fixtures.tsx\`: its role, its name, the attributes of its states, the keys that it handles and those that it leaves to the page.
7. A line for each state of the design in \`tests/states/sections.mjs\`.

Then \`npm run check\`, \`npm test -- stories\` and \`npm run pictures -- --update\`.

Overlays (dialogs, menus, popovers) are based on Radix, which provides the focus handling and the roles.`,
  },
};
