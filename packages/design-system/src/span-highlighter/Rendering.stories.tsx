import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { SpanOnLine, SpanPopover } from "./render";
import { SpanHighlighter } from "./SpanHighlighter";
import { Controlled } from "./testing/Controlled";
import { report, spanOn } from "./testing/fixtures";
import { setup, textIn } from "./testing/story-setup";

const kiruna = spanOn(report, "Kiruna", "place");
const court = spanOn(report, "Court of Appeal in Umeå", "organisation");

const meta = {
  title: "Primitives/Annotation/Span highlighter/Own rendering",
  tags: ["beta", "annotation"],
  id: "primitives-span-highlighter-rendering",
  component: SpanHighlighter,
  render: (args) => <Controlled {...args} />,
  args: { ...setup(), activeLabel: undefined, spans: [kiruna, court] },
} satisfies Meta<typeof SpanHighlighter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A wavy line instead of the rule, and capitals instead of the label. */
const wave = ({ isSelected }: SpanOnLine) => (
  <span
    data-testid="wave"
    style={{
      position: "absolute",
      inset: 0,
      borderBlockEnd: `${isSelected ? 3 : 2}px dotted currentColor`,
    }}
  />
);
const short = ({ span, isRepeated }: SpanOnLine) => (
  <span data-testid="label">{`${isRepeated ? "…" : ""}${span.label.slice(0, 3).toUpperCase()}`}</span>
);

/** Marks and labels are those of the page (library 5.5). */
export const MarksAndLabels: Story = {
  args: { renderMark: wave, renderLabel: short },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => {
      const labels = canvas.getAllByTestId("label").map(({ textContent }) => textContent);
      await expect(labels.slice(0, 2)).toEqual(["PLA", "ORG"]);
    });
    const text = textIn(canvasElement).getBoundingClientRect();
    for (const mark of canvas.getAllByTestId("wave")) {
      const { left, right, height } = mark.getBoundingClientRect();
      await expect(left >= text.left && right <= text.right && height > 10).toBe(true);
    }
  },
};

/** A popover of one's own stands where the label picker would, and closes with each action. */
function popover({ span, quote, choose, remove, detail, close }: SpanPopover) {
  return (
    <div style={{ display: "grid", gap: 8, padding: 12 }}>
      <b>{quote}</b>
      <button type="button" onClick={() => choose("money")}>
        Money
      </button>
      {span && (
        <>
          <button type="button" onClick={() => detail({ note: "checked" })}>
            Check
          </button>
          <button type="button" onClick={remove}>
            Take out
          </button>
        </>
      )}
      <button type="button" onClick={close}>
        Leave
      </button>
    </div>
  );
}

export const Popover: Story = {
  args: { renderPopover: popover },
  play: async ({ canvasElement, args }) => {
    const dialog = async () =>
      within(await within(document.body).findByRole("dialog", { name: /^Label for/ }));
    textIn(canvasElement).focus();
    await userEvent.keyboard("{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}{Enter}");
    const forNew = await dialog();
    await expect(forNew.getByRole("button", { name: "Money" })).toHaveFocus();
    await expect(forNew.queryByRole("button", { name: "Take out" })).toBeNull();
    await userEvent.keyboard("{Enter}");
    const commissioner = spanOn(report, "Commissioner", "money");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: "mark",
      removed: [],
      added: [commissioner],
    });
    await expect(textIn(canvasElement)).toHaveFocus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}{Home}{Enter}");
    await userEvent.click((await dialog()).getByRole("button", { name: "Check" }));
    const checked = { ...commissioner, note: "checked" };
    await expect(args.onChange).toHaveBeenLastCalledWith({
      kind: "detail",
      removed: [commissioner],
      added: [checked],
    });
    await userEvent.keyboard("{Enter}");
    await userEvent.click((await dialog()).getByRole("button", { name: "Take out" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ kind: "remove", removed: [checked], added: [] });
    await userEvent.keyboard("{Enter}");
    await dialog();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
  },
};
