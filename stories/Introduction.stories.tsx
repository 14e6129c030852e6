import { Brand, Markdown } from "@glossa/design-system";
import { useMarkdownWords } from "@glossa/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const text = `# The workbench

Every part of Glossa, by itself and in all its states: for who designs it, who checks that everybody can use it, and who builds on it.

## Begin here

- To mark a text of your own, and take the code along: *Playground*.
- To see whole pages side by side in every theme and at three widths: *Contact sheet*.
- To see all states of one part: *Primitives*, the part, *All States*. They are in order of what they are for, from acting to answering.
- To know what has been checked, and what the keys of a part are: *Guides*, *Findings*.
- To use a part on a page of your own: \`docs/embedding.md\`. To make one: *Guides*, *Adding a component*.

## What is where

- *Guides*: what we hold to, how we write, and what everybody must be able to do.
- *Tokens*: the names that all styles are written with, their values and their measured contrast in each theme.
- *Primitives*: buttons, fields, chips, the span highlighter. They know no theme, no language and no server; every word is handed to them.
- *Fields* and *Questions*: what a record shows and how it is answered, one folder per type.
- *Screens*: whole pages made of these, with everything they need handed in.

## The menus above

- **Theme**: light, dark, high contrast.
- **Language**: English, Deutsch, Español, and one with accents on every letter; a word without them on a screen is one that nobody can translate.
- **Direction** of writing, and **text size** up to 200 %.
- **Colour vision**: what people see who lack a kind of cones.
- **Motion** and **pointer**: as somebody sees it who wants nothing to move, or uses a finger.

## Four ideas

1. **Print, ink, pencil.** Near-black is the record and the tool. The one accent is what a *person* chose. Grey and dashed is what a *model* suggests; it becomes ink when somebody touches it.
2. **Interlinear gloss.** A span is a line under the words with its label beneath it.
3. **Rules, not cards.** Hairlines and white space make groups; only what floats has a shadow.
4. **The margin mark.** A circle waits for an answer, a pencil was filled by a suggestion, a tick is yours.

## How a story is checked

Each story is opened in a browser: what it plays must pass, nothing may be written to the console as an error, and axe must find nothing in any theme. Pictures of each *All States* are compared pixel by pixel.`;

function Introduction() {
  return (
    <main style={{ display: "grid", gap: "2rem", padding: "2rem" }}>
      <Brand name="Glossa" />
      <Markdown text={text} look="notes" topLevel={1} words={useMarkdownWords()} />
    </main>
  );
}

const meta = {
  title: "Introduction",
  component: Introduction,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Introduction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Introduction",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent("The workbench");
  },
};
