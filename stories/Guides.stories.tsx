import { Markdown } from "@glossa/design-system";
import { useMarkdownWords } from "@glossa/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

function Guide({ text }: { text: string }) {
  return (
    <main style={{ padding: "2rem", maxInlineSize: "46rem" }}>
      <Markdown text={text} look="notes" topLevel={1} words={useMarkdownWords()} />
    </main>
  );
}

const meta = {
  title: "Guides",
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

A gloss is a note in a manuscript's margin. Every screen is a page with a margin: the record on the page, what people say about it in the margin, one hairline between them.

## Print, ink, pencil

Near-black is the record and the tool. The one accent is what a *person* chose, as a solid fill. Grey and dashed is what a *model* suggests. A suggestion that fills an answer in is *pencilled*: it becomes ink when somebody touches it or submits.

## Interlinear gloss

A span is a line under the words with its label small beneath it, as linguists write. Where spans overlap, lines stack; no box hides anything.

## Rules, not cards

Hairlines and white space make groups. Only what floats has a shadow; only controls and suggestions have a border.

## The margin mark

A circle waits for an answer, a pencil was filled by a suggestion, a tick is yours. The question that digits go to has a bar in the accent.

## What follows

- A component knows no theme, no language and no server. Colours are tokens, words are properties, data comes in and changes go out.
- What looks alike is one part. What is drawn once is a state with a story.
- Nothing moves that a person has not caused, and no animation holds up a key.
- Everything goes by keyboard, and nothing is said by colour alone.`,
  },
};

export const Voice: Story = {
  play: headed("Voice"),
  args: {
    text: `# Voice

Plain, short, specific. Sentence case, no exclamation marks.

## Buttons are verbs

*Submit 3*, *Export to Hub*, *Delete dataset*; never *OK* or *Yes*. While it runs, the gerund: *Submitting*.

## Say what happened, then what to do

*Can't load repository* and the way to try again; never *Something went wrong*.

## Numbers carry a noun

*1,208 records*, *48.20%*, *score 0.9*. Percentages have two decimals, scores one, thousands a separator of the language.

## A component says nothing by itself

Every word is a property. \`label\` is what a thing is called, \`hint\` is one sentence of help, \`error\` says what is wrong and appears after somebody has touched the field and left it. Words for people stand in the locales, in every language.`,
  },
};

export const Accessibility: Story = {
  play: headed("Accessibility"),
  args: {
    text: `# Accessibility

The bar is WCAG 2.2 AA, in every theme. What a machine can see is looked at in every run; the rest are rules.

## Looked at in every run

- Each story plays by keyboard where it has keys, and axe finds nothing in light, dark and high contrast.
- Each sheet of all states holds right-to-left, at 200 % text size, at 320 pixels, in forced colours and without motion; nothing on it moves while the focus passes; every stop of the Tab key shows a ring; every target has 24 by 24 pixels.
- Every colour is measured on every ground that it is drawn on; the twelve labels of spans are told apart with protan, deutan and tritan vision.
- What can be dragged is dragged by a finger, and can be done without dragging.

## Rules

- One Tab stop for a list of choices. ↑ ↓ Home End move the focus without choosing, Space chooses; ← → turn pages and are left alone.
- What a model suggests and what a person chose differ in line and fill, not in colour alone.
- A disabled button keeps the focus, so that people can find out why.
- The focus never falls on the page's body: what goes away gives it back.
- A layer closes with Escape and returns the focus to what opened it.

## Known limits

- Tooltips open on hover and on focus; under a finger there are none, so nothing is said in a tooltip alone.
- Select and filter popovers are announced as a dialog with a list in it.
- Screen readers themselves have been followed by their roles, names and states, not by ear.`,
  },
};

export const AddingAComponent: Story = {
  name: "Adding a component",
  play: headed("Adding a component"),
  args: {
    text: `# Adding a component

One folder in \`packages/design-system/src\`, a line in its \`index.ts\`, nothing else.

1. \`Thing.tsx\`: one element at its root, which gets every attribute and the ref (\`NativeProps\`). No \`className\`: a gap should come up as a wish. State is in \`data-*\` and ARIA attributes.
2. \`Thing.css.ts\`: looks, by tokens (\`vars\`) and logical properties only. A colour never stands alone.
3. \`thing.ts\`: whatever decides something, as functions of their arguments, with a table as their test.
4. \`Thing.stories.tsx\`: the title puts it where people look for it, the \`id\` stays when it moves; states by \`args\`; \`play\` asks for role, name and state and drives it by keys. \`AllStates\`, \`LongText\` and \`Rtl\` are owed; the tags \`hover\` and \`press\` put a real pointer on it.
5. A row in \`testing/fixtures.tsx\`: its role, its name, what its states say, which keys it answers and which it leaves to the page.
6. A line per drawn state in \`tests/states/sections.mjs\`.

Then \`npm run check\`, \`npm test -- stories\` and \`npm run pictures -- --update\`.

What opens over the page (dialogs, menus, popovers) takes its primitives from \`layers\`: they are fetched when something is about to open.`,
  },
};
