import { Brand, Markdown } from "@glossa/design-system";
import { useMarkdownWords } from "@glossa/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

const text = `# Component library

Every component and screen of Glossa in all its states, for designers, accessibility reviewers and developers.

## Start here

- To annotate your own text and copy the code: *Playground*.
- To see whole pages side by side in every theme and at three widths: *Contact sheet*.
- To see all states of a component: *Primitives*, the component, *All States*. Components are grouped by purpose.
- To see the keys of each component and the results of its checks: *Guides*, *Findings*.
- To use a component in your own page: \`docs/embedding.md\`. To add one: *Guides*, *Adding a component*.

## Structure

- *Guides*: design principles, writing style and accessibility.
- *Tokens*: the named values of all styles, with their measured contrast in each theme.
- *Primitives*: buttons, fields, chips, the span highlighter. They do not depend on a theme, a language or a server; all texts are props.
- *Fields* and *Questions*: what a record shows and how it is answered, one folder per type.
- *Screens*: whole pages, which get all their data as props.

## Toolbar

- **Theme**: light, dark, high contrast.
- **Language**: English, Deutsch, Español, and a pseudo-language with an accent on every letter; text without accents is not translatable.
- **Direction**: left-to-right or right-to-left. **Text size**: up to 200 %.
- **Colour vision**: simulates colour-vision deficiency.
- **Motion** and **pointer**: simulate reduced motion and touch.

## Four ideas

1. **Print, ink, pencil.** Records and the user interface are near-black. The accent colour marks what a *person* chose. Grey and dashed marks what a *model* suggests, until a person confirms or changes it.
2. **Interlinear gloss.** A span is a line under the text with its label below it.
3. **Lines, not cards.** Hairlines and white space form groups; only overlays have a shadow.
4. **Margin mark.** A circle marks an unanswered required question, a pencil one filled by a suggestion, a tick an answered one.

## How a story is checked

Each story is opened in a browser: its play function must pass, the console must stay free of errors, and axe must not report a violation in any theme. Screenshots of each *All States* story are compared pixel by pixel.`;

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
  tags: ["!autodocs"],
  component: Introduction,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Introduction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Introduction",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent(
      "Component library",
    );
  },
};
