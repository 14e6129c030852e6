import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { Markdown } from "../markdown";
import { allStates } from "../testing/all-states";
import { MatchProvider, useMatches } from "./MatchProvider";
import { MatchScope } from "./MatchScope";
import { guide } from "./MatchScope.guide";
import { currentTint, matchTint } from "./tints";

const words = { copy: "Copy", copied: "Copied", badFormula: "Not a formula", noImage: "No image" };
const finderOf = (word: string) => (text: string) =>
  [...text.matchAll(new RegExp(word, "gi"))].map(({ index }) => ({ start: index, end: index + word.length }));
const find = finderOf("refund");

const meta = {
  title: "Primitives/Data display/Match marks",
  tags: ["beta", "data"],
  id: "primitives-match-marks",
  component: MatchScope,
  parameters: { guide },
  args: { find, children: "Where is my refund? Your page says that the refund was sent on 11 March." },
} satisfies Meta<typeof MatchScope>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ground and underline on each match. */
export const Default: Story = {};

export const InUse: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [316] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(CSS.highlights.get(matchTint)?.size).toBe(2));
    const scope = canvasElement.querySelector("[data-matches]") as Element;
    const look = getComputedStyle(scope, `::highlight(${matchTint})`);
    await expect(look.textDecorationLine).toBe("underline");
    await expect(look.backgroundColor).not.toBe(getComputedStyle(scope).backgroundColor);
  },
};

/** Without a search, nothing is marked. */
export const NoSearch: Story = { args: { find: undefined } };

/** A search that matches nothing here: the rest of the record may contain it. */
export const NoMatch: Story = { args: { find: finderOf("invoice") } };

/** Across the elements of formatted text; text that loads later is marked as well. */
export const Formatted: Story = {
  args: {
    children: (
      <Markdown
        words={words}
        text={
          "## Refund policy\n\n- a **ref**und takes *ten days*\n- `refund` codes end in 7\n\n> No refund, no peace."
        }
      />
    ),
  },
  play: async () => waitFor(() => expect(CSS.highlights.get(matchTint)?.size).toBe(4)),
};

/** As many matches as there are lines. */
export const LongText: Story = {
  args: { children: "The refund was sent, and the refund came back.\n".repeat(200) },
};

export const Rtl: Story = {
  parameters: { direction: "rtl" },
  args: { find: finderOf("السوق"), children: "ذهب محمد إلى السوق ثم عاد من السوق" },
};

function Ways() {
  const { count, current = -1, go } = useMatches();
  return (
    <p>
      <span role="status">{`${current + 1} of ${count}`}</span>{" "}
      <Button onClick={() => go(-1)}>Previous</Button> <Button onClick={() => go(1)}>Next</Button>
    </p>
  );
}

/** With a provider, the page goes from match to match, across several texts. */
export const GoTo: Story = {
  render: (args) => (
    <MatchProvider>
      <Ways />
      <MatchScope {...args} />
      <MatchScope find={find}>{`${"A long letter.\n".repeat(80)}No refund yet.`}</MatchScope>
    </MatchProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole("button", { name: "Next" });
    for (const place of ["1 of 3", "2 of 3", "3 of 3"]) {
      await userEvent.click(next);
      await expect(canvas.getByRole("status")).toHaveTextContent(place);
    }
    await expect(CSS.highlights.get(currentTint)?.size).toBe(1);
    const [range] = CSS.highlights.get(currentTint) ?? [];
    await expect(range?.startContainer.textContent).toContain("A long letter.");
    await userEvent.click(next);
    await expect(canvas.getByRole("status")).toHaveTextContent("1 of 3");
  },
};

export const AllStates: Story = allStates(meta, { Default, NoSearch, NoMatch, Formatted, Rtl });
