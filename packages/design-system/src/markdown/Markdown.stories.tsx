import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { allStates } from "../testing/all-states";
import { Markdown } from "./Markdown";
import { guide } from "./Markdown.guide";

const guidelines = `## Read the whole message first

Label what the customer needs *now*, not the history of the case.

- 0–3: can wait a week
- 4–7: today or tomorrow

| Label | When |
| - | - |
| Refund | Money was taken twice |

See [the tone guide](https://example.org/tone) and \`triage.md\`.`;

const meta = {
  title: "Primitives/Data display/Markdown",
  tags: ["stable", "data"],
  id: "primitives-markdown",
  component: Markdown,
  parameters: { guide },
  args: {
    text: guidelines,
    words: {
      copy: "Copy code",
      copied: "Copied",
      badFormula: "This formula can’t be set.",
      noImage: "Could not load image",
    },
  },
} satisfies Meta<typeof Markdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "the tone guide" });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};
export const Notes: Story = { args: { look: "notes" } };

const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/** Headings of a record's text grow with it; guidelines have one size. */
export const TextSizes: Story = {
  tags: ["!dev", "!autodocs"],
  args: { text: "# Chapter\n\nIts text" },
  render: (args) => (
    <>
      <Markdown {...args} look="reading" />
      <Markdown {...args} look="notes" />
    </>
  ),
  beforeEach: () => () => {
    delete document.documentElement.dataset.textSize;
  },
  play: async ({ canvasElement }) => {
    const [chapter, ...notes] = canvasElement.querySelectorAll("h3");
    const text = canvasElement.querySelector("p");
    if (!chapter || !text) throw new Error("The text has no heading.");
    const usual = notes.map(sizeOf);
    for (const size of ["small", "medium", "large", "largest"]) {
      document.documentElement.dataset.textSize = size;
      await expect(sizeOf(chapter) / sizeOf(text)).toBeCloseTo(20 / 17, 2);
      await expect(notes.map(sizeOf)).toEqual(usual);
    }
    await expect(sizeOf(text)).toBeGreaterThan(24);
  },
};

const chapters = Array.from(
  { length: 400 },
  (_, index) => `## Chapter ${index}\n\n> Words of *chapter* ${index}.\n\n${"Words. ".repeat(60)}`,
);

/** Of a book only what is near the screen is read as Markdown: its first chapters at once, each other one in its time. */
export const Book: Story = {
  args: { text: chapters.join("\n\n") },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "Chapter 0" })).toBeVisible();
    const gap = getComputedStyle(canvasElement.querySelector("blockquote") as Element).marginBlockStart;
    await expect(gap).not.toBe("0px");
    const unread = () => canvasElement.querySelectorAll("[data-as-written]");
    await expect(unread().length).toBeGreaterThan(15);
    await expect([...unread()].at(-1)).toHaveTextContent("## Chapter 399");
    [...unread()].at(-1)?.scrollIntoView({ block: "end" });
    await expect(await canvas.findByRole("heading", { name: "Chapter 399" })).toBeVisible();
    await expect(unread().length).toBeGreaterThan(10);
  },
};
/** A table that is too wide does not break words but scrolls, in a narrow pane as well: nothing beside it is cut. */
export const WideTable: Story = {
  args: {
    text: "| Component | What it is for | States | Stories | Held |\n| - | - | - | - | - |\n| `SegmentedControl` | Two to four views of which one is always chosen, such as focus or bulk, a theme or a language, side by side in one frame. | 12 | 15 | certainly |",
  },
  parameters: { layout: "padded" },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", inlineSize: "300px" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("table")?.getBoundingClientRect().width).toBe(300);
    const held = within(canvasElement).getByRole("columnheader", { name: "Held" });
    const range = document.createRange();
    range.selectNodeContents(held);
    await expect(range.getClientRects()).toHaveLength(1);
    const table = within(canvasElement).getByRole("table");
    await userEvent.tab();
    await expect(table).toHaveFocus();
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
  },
};
export const Hostile: Story = {
  args: {
    text: 'Hello <script>document.title = "owned"</script><img src=x onerror="document.title = \'owned\'"> <a href="javascript:document.title=1">click</a>',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("script, [onerror], [href]")).toBeNull();
    await expect(document.title).not.toBe("owned");
  },
};
/** An image that cannot be loaded is replaced by a note with its alternative text (use A39). */
export const MissingImage: Story = {
  args: { text: "Before\n\n![Floor plan](data:image/png;base64,AAAA)\n\nAfter" },
  play: async ({ canvasElement }) => {
    const image = await within(canvasElement).findByAltText("Could not load image: Floor plan");
    await expect(image).not.toHaveAttribute("src");
  },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { text: "قضت المحكمة على الشركة.\n\nThe court ruled against the company." },
};

const lesson = `Gradient descent moves against the slope, $\\theta_{t+1} = \\theta_t - \\eta \\nabla J(\\theta_t)$, and costs $5 to $10 an hour.

$$
J(\\theta) = \\frac{1}{2m} \\sum_{i=1}^{m} \\bigl( h_\\theta(x_i) - y_i \\bigr)^2
$$

\`\`\`python
# One step of it
def step(theta: float, rate: float = 0.1) -> float:
    return theta - rate * slope(theta, mode="exact")
\`\`\`

\`\`\`
no language, no colours
\`\`\``;

/** Code in colour with its language and a button to copy it, formulas set, money left alone. */
export const CodeAndFormulas: Story = {
  args: { text: lesson },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvasElement.querySelectorAll("math")).toHaveLength(2));
    await expect(await canvas.findByText("Python")).toBeVisible();
    await waitFor(() => expect(canvas.getByText("def")).toHaveAttribute("data-ink", "word"));
    await expect(canvas.getByText(/costs \$5 to \$10 an hour/)).toBeVisible();
    await userEvent.click(canvas.getAllByRole("button", { name: "Copy code" })[0] as HTMLElement);
    await expect(await canvas.findByRole("button", { name: "Copied" })).toBeVisible();
  },
};
/** Invalid formulas, and those with forbidden commands, are shown as source. */
export const BadFormulas: Story = {
  args: {
    text: "A brace too few: $\\frac{1}{2$\n\n$$\\href{javascript:document.title=1}{x}$$",
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("\\frac{1}{2")).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText("This formula can’t be set.")).toHaveLength(2));
    await expect(canvasElement.querySelector("a, img, [href], [src]")).toBeNull();
  },
};
export const RtlCodeAndFormulas: Story = {
  parameters: { direction: "rtl" },
  args: {
    text: "المعادلة $E = mc^2$ والكود:\n\n$$a^2 + b^2 = c^2$$\n\n```js\nconst sum = (a, b) => a + b; // جمع\n```",
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("math")).toHaveLength(2));
  },
};

const arabic = `تُستخدم دالة \`map()\` في Python، وهي تُعيد \`['1', '2', '3']\`.

Python هي لغة برمجة سهلة التعلم (API v2).

1. افتح المحرر ثم شغّل البرنامج.
2. النتيجة: 42.
   - عنصر داخلي \`x[0]\`
3. An item in English.

> API هي واجهة البرمجة.

| العمود | القيمة |
| - | - |
| السرعة | 20% |
| الإصدار | 3.12 |`;

/** Arabic on a page that reads from left to right: each block begins at the right, and code keeps its order. */
export const RightToLeftText: Story = {
  args: { text: arabic },
  play: async ({ canvasElement }) => {
    const all = (selector: string) => [...canvasElement.querySelectorAll<HTMLElement>(selector)];
    for (const code of all("code")) {
      await expect(getComputedStyle(code)).toMatchObject({ direction: "ltr", unicodeBidi: "isolate" });
      // Its first character is at its left.
      await expect(leftOf(code, 0)).toBeLessThan(leftOf(code, 1));
    }
    // A paragraph that begins with a Latin word begins at the right, too.
    const latinFirst = all("p")[1] as HTMLElement;
    await expect(leftOf(latinFirst, 0)).toBeGreaterThan(leftOf(latinFirst, 10));
    const text = latinFirst.getBoundingClientRect();
    for (const item of all("ol > li")) {
      // Room for the number within the column, at the side where the item begins.
      const { left, right } = item.getBoundingClientRect();
      const room = item.dir === "rtl" ? text.right - right : left - text.left;
      await expect(room).toBeGreaterThanOrEqual(20);
    }
    const quotation = getComputedStyle(all("blockquote")[0] as HTMLElement);
    await expect([quotation.borderRightWidth, quotation.borderLeftWidth]).toEqual(["2px", "0px"]);
    const [first, second] = all("th").map((cell) => cell.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.left ?? 0);
    await expect(first?.right).toBeGreaterThan(text.right - 2);
  },
};

function leftOf(element: Element, at: number): number {
  const range = document.createRange();
  range.setStart(element.firstChild as Text, at);
  range.setEnd(element.firstChild as Text, at + 1);
  return range.getBoundingClientRect().left;
}

const sheet = { Default, Notes, Rtl, CodeAndFormulas, BadFormulas, RtlCodeAndFormulas, RightToLeftText };
export const AllStates: Story = {
  ...allStates(meta, sheet, "wide"),
  // The sheet is complete when all code and formulas are rendered.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll("math")).toHaveLength(4));
    await waitFor(() => expect(canvasElement.querySelectorAll("pre:has([data-ink])")).toHaveLength(2));
    await within(canvasElement).findAllByText("This formula can’t be set.");
  },
};
