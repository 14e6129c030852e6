import { Brand, Markdown } from "@glossa/design-system";
import { useMarkdownWords } from "@glossa/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const text = `# The workbench

Every part of the product, by itself and in all its states. The menus above change the **theme**, the **language**, the **direction** of writing and the **text size**.

## What is where

- *Primitives*: buttons, fields, dialogs, chips. They know no theme, no language and no server; every word is handed to them.
- *Fields* and *Questions*: what a record shows and how it is answered, one folder per type.
- *Screens*: whole pages made of these, with everything they need handed in.
- *Tokens*: the names that all styles are written with, and what they are in this theme.

## Four ideas

1. **Print, ink, pencil.** Near-black is the record and the tool. The one accent is what a *person* chose. Grey and dashed is what a *model* suggests; it becomes ink when somebody touches it.
2. **Interlinear gloss.** A span is a line under the words with its label beneath it.
3. **Rules, not cards.** Hairlines and white space make groups; only what floats has a shadow.
4. **The margin mark.** A circle waits for an answer, a pencil was filled by a suggestion, a tick is yours.

## How a story is checked

Each story is opened once in a browser: what it plays must pass, nothing may be written to the console as an error, and axe must find nothing in any theme.`;

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
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent("The workbench");
  },
};
