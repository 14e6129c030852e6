import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { aView } from "../fixtures/fixtures";
import { ticket } from "../fixtures/fixtures-texts";
import { SimilarityBar } from "./SimilarityBar";

const search = { recordId: "ticket-48213", vectorName: "message", limit: 50, order: "most" } as const;
const vectors = ["message", "subject"].map((name) => ({ name, title: `${name}-mini-384` }));

const meta = {
  title: "Screens/Annotation/Similarity bar",
  tags: ["stable", "screen", "annotation"],
  component: SimilarityBar,
  parameters: { layout: "fullscreen" },
  args: {
    search,
    similarity: { vectors, search, reference: ticket },
    fields: aView().fields,
    onFilters: fn(),
  },
  decorators: (Story) => (
    <main>
      <h1 translate="no" style={{ padding: "1rem" }}>
        {"ticket-triage-2026"}
      </h1>
      <Story />
    </main>
  ),
} satisfies Meta<typeof SimilarityBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The first two fields name the record. */
export const Preview: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [224, 270] },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole("region", { name: "Reference record" }));
    await expect(bar.getByText(/^Charged twice/)).toBeVisible();
    await expect(bar.getByText(/^Hello, I ordered/)).toBeVisible();
  },
};

/** The limits, the order and the vector can be changed, and the reference removed, by keyboard. */
export const InUse: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [264, 266] },
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement);
    bar.getByRole("button", { name: /^Limit/ }).focus();
    await userEvent.keyboard("{Enter}");
    const options = await within(document.body).findAllByRole("option");
    await expect(options.map(({ textContent }) => textContent)).toEqual(
      [10, 50, 100, 200].map((count) => `${count} records`),
    );
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onFilters).toHaveBeenLastCalledWith({ similarity: { ...search, limit: 100 } });
    bar.getByRole("button", { name: "Remove reference" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onFilters).toHaveBeenLastCalledWith({ similarity: undefined });
  },
};

/** The whole record, in an area that scrolls. */
export const Expanded: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement);
    await userEvent.click(bar.getByRole("button", { name: "Show the whole record" }));
    await expect(bar.getByRole("button", { name: "Show less" })).toHaveAttribute("aria-expanded", "true");
    await expect(bar.getByRole("region", { name: "Whole reference record" })).toBeVisible();
  },
};

export const Loading: Story = { args: { similarity: { vectors, search } } };

// biome-ignore lint/suspicious/noShadowRestrictedNames: the states of every story have the same names
export const Error: Story = { args: { similarity: { vectors, search, isReferenceMissing: true } } };
export const LongText: Story = {
  args: {
    similarity: {
      vectors,
      search,
      reference: { subject: "👋🏽".repeat(500), message: "اللغة العربية ".repeat(400) },
    },
  },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
