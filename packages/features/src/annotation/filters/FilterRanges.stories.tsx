import type { MetadataFilter, SuggestionFilter } from "@glossa/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { aQuestion } from "../fixtures/fixtures";
import type { MetadataChoice } from "./filters-view";
import { MetadataControls } from "./MetadataControls";
import { SuggestionControls } from "./SuggestionControls";

const words: MetadataChoice = {
  name: "words",
  title: "Words",
  kind: "range",
  min: 3,
  max: 412,
  isInteger: true,
};
const weight: MetadataChoice = {
  name: "weight",
  title: "Weight",
  kind: "range",
  min: -0.5,
  max: 2.25,
  isInteger: false,
};

const spans = aQuestion({
  name: "places",
  title: "Which places are named?",
  settings: {
    type: "span",
    field: "message",
    allow_overlapping: false,
    allow_character_annotation: true,
    visible_options: null,
    options: [
      { value: "city", text: "City", description: null },
      { value: "street", text: "Street", description: null },
    ],
  },
});

interface Args {
  choice?: MetadataChoice;
}

/** The range of one metadata property, or that of the score of suggested spans. */
function Range({ choice }: Args) {
  const [metadata, setMetadata] = useState<readonly MetadataFilter[]>([]);
  const [suggestion, setSuggestion] = useState<readonly SuggestionFilter[]>([]);
  return (
    <main style={{ maxInlineSize: 328, padding: "1rem" }}>
      <h1 translate="no">{"ticket-triage-2026"}</h1>
      {choice ? (
        <MetadataControls choices={[choice]} value={metadata} onChange={setMetadata} />
      ) : (
        <SuggestionControls questions={[spans]} agents={{}} value={suggestion} onChange={setSuggestion} />
      )}
    </main>
  );
}

const meta = {
  title: "Screens/Annotation/Filter ranges",
  tags: ["stable", "screen", "annotation"],
  component: Range,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Range>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The two thumbs, and the fields for exact values. */
function parts(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return {
    thumb: (name: string) => canvas.getByRole("slider", { name: new RegExp(name) }),
    field: (name: string) => canvas.getByRole("spinbutton", { name: new RegExp(name) }),
  };
}

async function pressOn(element: HTMLElement, keys: string): Promise<void> {
  element.focus();
  await userEvent.keyboard(keys);
}

/** The values of a whole number: one step is 1. */
export const Default: Story = { args: { choice: words } };

/** Both ends of the property, in steps of 1; the ends stop at each other and at the limits. */
export const WholeNumbers: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [256, 257] },
  args: { choice: words },
  play: async ({ canvasElement }) => {
    const { thumb, field } = parts(canvasElement);
    await expect(field("From")).toHaveValue("3");
    await expect(field("To")).toHaveValue("412");
    await pressOn(thumb("From"), "{ArrowRight}{ArrowRight}");
    await expect(field("From")).toHaveValue("5");
    await pressOn(thumb("To"), "{ArrowRight}");
    await expect(field("To")).toHaveValue("412");
    await userEvent.clear(field("To"));
    await userEvent.type(field("To"), "10{Enter}");
    await pressOn(thumb("From"), "{End}");
    await expect(thumb("From")).toHaveValue("10");
    await expect(thumb("To")).toHaveValue("10");
    await pressOn(thumb("From"), "{Home}{ArrowLeft}");
    await expect(field("From")).toHaveValue("3");
  },
};

/** Numbers with decimals: one step is 0.01. */
export const Decimals: Story = {
  parameters: { proves: [256, 257] },
  args: { choice: weight },
  play: async ({ canvasElement }) => {
    const { thumb, field } = parts(canvasElement);
    await expect(thumb("From")).toHaveAttribute("min", "-0.5");
    await pressOn(thumb("From"), "{ArrowRight}");
    await expect(field("From")).toHaveValue("-0.49");
    await pressOn(thumb("To"), "{ArrowLeft}");
    await expect(field("To")).toHaveValue("2.24");
  },
};

/** The score of suggested spans, from 0 to 1 in steps of 0.01. */
export const ScoreOfSpans: Story = {
  parameters: { proves: [259] },
  play: async ({ canvasElement }) => {
    const { thumb, field } = parts(canvasElement);
    await pressOn(thumb("To"), "{ArrowLeft}");
    await expect(field("To")).toHaveValue("0.99");
    await pressOn(thumb("From"), "{ArrowLeft}{ArrowRight}");
    await expect(field("From")).toHaveValue("0.01");
  },
};
