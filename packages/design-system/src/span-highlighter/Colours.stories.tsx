import { themes } from "@glossa/themes/registry";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { vars } from "../theme";
import { SpanHighlighter } from "./SpanHighlighter";
import { Controlled } from "./testing/Controlled";
import { contrastOf } from "./testing/contrast";
import { report, spanOn } from "./testing/fixtures";
import { setup, textIn } from "./testing/story-setup";
import { tintName } from "./text/paint";

/** Named colours that are hard to read on a light or on a dark page, and some that are not. */
const hard = ["Yellow", "Lime", "White", "Black", "Navy", "Cyan", "Red", "Pink", "Teal", "Gray"];
const words = [
  "Commissioner",
  "Elin",
  "Sandqvist",
  "opened",
  "Kiruna",
  "inquiry",
  "Tuesday",
  "Court",
  "Umeå",
  "ruled",
];

const meta = {
  title: "Primitives/Annotation/Span highlighter/Colours",
  tags: ["stable", "annotation"],
  id: "primitives-span-highlighter-colours",
  component: SpanHighlighter,
  render: (args) => <Controlled {...args} />,
  args: {
    ...setup(),
    allowsOverlap: false,
    labels: hard.map((color) => ({ value: color.toLowerCase(), text: color, color })),
    spans: hard.map((color, index) => spanOn(report, words[index] ?? "", color.toLowerCase())),
  },
} satisfies Meta<typeof SpanHighlighter>;

export default meta;
type Story = StoryObj<typeof meta>;

const all = (canvas: HTMLElement, hue: string) => [...canvas.querySelectorAll(hue)];

/** A token as the theme in use shows it. */
function shownColour(canvas: HTMLElement, token: string): string {
  const probe = document.createElement("span");
  probe.style.backgroundColor = token;
  canvas.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

/** Every label, every line and the text on every tint is readable, whatever the colour and the theme. */
export const OwnColours: Story = {
  play: async ({ canvasElement }) => {
    const text = textIn(canvasElement);
    await waitFor(() => expect(all(canvasElement, "[data-span]")).toHaveLength(hard.length));
    const root = document.documentElement;
    const theme = root.dataset.theme ?? "light";
    const block = text.firstElementChild as Element;
    for (const { id: other } of themes) {
      root.dataset.theme = other;
      const page = shownColour(canvasElement, vars.color.bg.page);
      for (const tag of all(canvasElement, "[data-span]")) {
        const word = tag.querySelector("[data-word]")?.getAttribute("data-word");
        await expect([other, word, contrastOf(getComputedStyle(tag).color, page) >= 4.5]).toEqual([
          other,
          word,
          true,
        ]);
        const line = getComputedStyle(tag.previousElementSibling as Element).borderBlockStartColor;
        await expect([other, word, contrastOf(line, page) >= 3]).toEqual([other, word, true]);
      }
      for (const index of hard.keys()) {
        const tint = getComputedStyle(block, `::highlight(${tintName(13 + index)})`).backgroundColor;
        const ratio = contrastOf(getComputedStyle(text).color, tint);
        await expect([other, hard[index], ratio >= 7]).toEqual([other, hard[index], true]);
      }
    }
    root.dataset.theme = theme;
  },
};

/** Labels with and without a colour of their own; the picker shows both. */
export const SomeColours: Story = {
  args: {
    ...setup(),
    labels: [
      { value: "place", text: "Place", color: "rebeccapurple" },
      { value: "person", text: "Person" },
      { value: "date", text: "Date", color: "teal" },
    ],
    spans: [
      spanOn(report, "Kiruna", "place"),
      spanOn(report, "Elin Sandqvist", "person"),
      spanOn(report, "2020", "date"),
    ],
  },
  play: async ({ canvasElement }) => {
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{Enter}");
    const picker = within(await within(document.body).findByRole("dialog"));
    await expect(picker.getAllByRole("option")).toHaveLength(3);
    const hues = all(document.body, "[role=option] [data-hue]").map((swatch) =>
      swatch.getAttribute("data-hue"),
    );
    await expect(hues).toEqual(["own", "2", "own"]);
  },
};

const thirty = Array.from({ length: 30 }, (_, index) => `color-mix(in oklab, crimson ${index * 3}%, teal)`);
const numbers = thirty.map((_, index) => `word${index}`).join(" ");

/** Any number of colours: those beyond the twenty-fourth have boxes under the text instead of highlights (library 5.5). */
export const ManyColours: Story = {
  args: {
    text: numbers,
    labels: thirty.map((color, index) => ({ value: `l${index}`, text: `L${index}`, color })),
    spans: thirty.map((_, index) => {
      const { start, end } = spanOn(`${numbers} `, `word${index} `, "l");
      return { start, end: end - 1, label: `l${index}` };
    }),
  },
  play: async ({ canvasElement }) => {
    const boxes = () => all(canvasElement, '[data-layer="under"] [data-hue="own"]');
    await waitFor(() => expect(boxes()).toHaveLength(6));
    const colours = boxes().map((box) => getComputedStyle(box).backgroundColor);
    await expect(new Set(colours).size).toBe(6);
  },
};
