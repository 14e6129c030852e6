import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { applyChange } from "./engine/changes";
import { SpanHighlighter } from "./SpanHighlighter";
import { labels, report, spanOn } from "./testing/fixtures";
import type { SpanLanguage } from "./use-words";
import type { SomeSpanWords } from "./words";

interface AloneProps {
  lang?: SpanLanguage;
  words?: SomeSpanWords;
  asksForLabel?: boolean;
}

/** The highlighter with nothing but a text, its labels and its spans: it brings its words. */
function Alone({ lang = "en", words, asksForLabel = false }: AloneProps) {
  const [spans, setSpans] = useState([spanOn(report, "Kiruna", "place")]);
  return (
    <SpanHighlighter
      lang={lang}
      {...(words && { lang, words })}
      text={report}
      labels={labels}
      asksForLabel={asksForLabel}
      spans={spans}
      onChange={(change) => setSpans((before) => applyChange(before, change))}
    />
  );
}

const meta = {
  title: "Primitives/Annotation/Span highlighter/Alone",
  tags: ["beta", "annotation"],
  id: "primitives-span-highlighter-alone",
  component: Alone,
} satisfies Meta<typeof Alone>;

export default meta;
type Story = StoryObj<typeof meta>;

const said = (canvas: HTMLElement) => within(canvas).getAllByRole("status")[0];

async function marksIn(canvas: HTMLElement, text: string, sentence: RegExp) {
  const box = await within(canvas).findByRole("textbox", { name: text });
  box.focus();
  await userEvent.keyboard("{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}7");
  await waitFor(() => expect(said(canvas)).toHaveTextContent(sentence));
}

export const English: Story = {
  play: async ({ canvasElement }) => {
    await marksIn(canvasElement, "Text to annotate", /^Marked Role: Commissioner/);
    // The label of the picker stays active without the help of the page.
    await userEvent.keyboard("{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}{Enter}");
    await userEvent.click(await within(document.body).findByRole("option", { name: /Person/ }));
    await userEvent.keyboard("{Control>}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{/Control}{Enter}");
    await waitFor(() => expect(said(canvasElement)).toHaveTextContent(/^Marked Person/));
  },
};

/** Every range gets its label in the picker, however many were marked before. */
export const AsksForLabel: Story = {
  args: { asksForLabel: true },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole("textbox");
    box.focus();
    for (const label of ["Person", "Role"]) {
      await userEvent.keyboard("{Control>}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{/Control}{Enter}");
      await userEvent.click(await within(document.body).findByRole("option", { name: new RegExp(label) }));
      await waitFor(() => expect(said(canvasElement)).toHaveTextContent(`Marked ${label}`));
    }
    // A digit does not become the active label either.
    await userEvent.keyboard("{Control>}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{/Control}7");
    await userEvent.keyboard("{Control>}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{/Control}{Enter}");
    await expect(await within(document.body).findByRole("dialog")).toBeVisible();
  },
};

export const German: Story = {
  args: { lang: "de" },
  play: async ({ canvasElement }) =>
    marksIn(canvasElement, "Zu annotierender Text", /^Role markiert: Commissioner/),
};

export const Spanish: Story = {
  args: { lang: "es" },
  play: async ({ canvasElement }) => marksIn(canvasElement, "Texto para anotar", /Role: Commissioner/),
};

/** Single texts are replaced; the others stay those of the language. */
export const OwnWords: Story = {
  args: { words: { text: "Press release", said: { marked: ({ label }) => `${label}, done` } } },
  play: async ({ canvasElement }) => marksIn(canvasElement, "Press release", /^Role, done/),
};
