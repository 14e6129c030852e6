import type { Similarity } from "@glossa/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { aField } from "../fixtures/fixtures";
import { ticket } from "../fixtures/fixtures-texts";
import { FindSimilarRecords } from "./FindSimilarRecords";
import { guide } from "./Similarity.guide";
import { SimilarityBar } from "./SimilarityBar";
import { SimilarityContext } from "./similarity-context";
import type { SimilarityView } from "./similarity-view";

interface Args {
  view: SimilarityView;
  onSimilarity: (search: Similarity | undefined) => void;
}

const search: Similarity = {
  recordId: "ticket-48213",
  vectorName: "message-mini",
  limit: 50,
  order: "most",
};

const view: SimilarityView = {
  vectors: [
    { name: "message-mini", title: "Message" },
    { name: "subject-mini", title: "Subject" },
  ],
  fields: [aField({ name: "subject", title: "Subject" }), aField({ name: "message", title: "Message" })],
  limits: [10, 50, 100, 200],
  usualLimit: 50,
  search,
  reference: { id: "ticket-48213", fields: ticket },
};

const meta = {
  title: "Screens/Annotation/Similar records",
  tags: ["stable", "screen", "annotation"],
  parameters: { guide, layout: "fullscreen" },
  args: { view, onSimilarity: fn() },
  render: (args) => (
    <SimilarityContext value={args}>
      <main>
        <h1 translate="no" style={{ padding: "1rem" }}>
          {"ticket-triage-2026"}
        </h1>
        <SimilarityBar />
        <FindSimilarRecords recordId="ticket-48214" />
      </main>
    </SimilarityContext>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The record that the others are similar to, and how they are chosen. */
export const Default: Story = {};

/** Every choice searches again; the cross ends the search. */
export const Changed: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [224, 264, 266] },
  play: async ({ canvasElement, args }) => {
    const bar = within(within(canvasElement).getByRole("region", { name: "Similar records" }));
    await userEvent.click(bar.getByRole("radio", { name: "Least similar" }));
    await expect(args.onSimilarity).toHaveBeenLastCalledWith({ ...search, order: "least" });
    await userEvent.click(bar.getByRole("button", { name: /Number of records/ }));
    await userEvent.click(await within(document.body).findByRole("option", { name: "200 records" }));
    await expect(args.onSimilarity).toHaveBeenLastCalledWith({ ...search, limit: 200 });
    await userEvent.click(bar.getByRole("button", { name: "Show the reference record" }));
    await expect(bar.getByRole("button", { name: "Hide the reference record" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await userEvent.click(bar.getByRole("button", { name: "Remove the reference" }));
    await expect(args.onSimilarity).toHaveBeenLastCalledWith(undefined);
  },
};

/** With several vectors, order, vector and number are chosen first, by keyboard alone. */
export const Found: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [263, 264, 268] },
  play: async ({ canvasElement, args }) => {
    within(canvasElement)
      .getByRole("button", { name: /^Find similar/ })
      .focus();
    await userEvent.keyboard("{Enter}");
    const form = within(await within(document.body).findByRole("dialog", { name: "Find similar records" }));
    await expect(form.getByRole("button", { name: "Cancel" })).toBeVisible();
    await expect(form.getByRole("radio", { name: "50" })).toBeChecked();
    form.getByRole("radio", { name: "50" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    form.getByRole("radio", { name: "Message" }).focus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onSimilarity).toHaveBeenLastCalledWith({
      recordId: "ticket-48214",
      vectorName: "subject-mini",
      limit: 100,
      order: "most",
    });
  },
};

export const Loading: Story = { args: { view: { ...view, reference: undefined } } };
export const Failed: Story = { args: { view: { ...view, reference: undefined, hasFailed: true } } };

const several: SimilarityView = {
  ...view,
  mostReferences: 50,
  search: { ...search, moreRecordIds: ["ticket-48190", "ticket-48177"] },
  moreReferences: [
    { id: "ticket-48190", fields: { subject: "Wrong lamp shade in the box" } },
    { id: "ticket-48177", fields: { subject: "Refund shows on my account but not at my bank" } },
  ],
};

/** Several references: the bar shows their number, and each of them on request. */
export const Several: Story = {
  args: { view: several },
  play: async ({ canvasElement, args }) => {
    const bar = within(within(canvasElement).getByRole("region", { name: "Similar records" }));
    await expect(bar.getByText("Similar to 3 records")).toBeVisible();
    await expect(bar.getByText("Wrong lamp shade in the box")).toBeInTheDocument();
    await userEvent.click(bar.getByRole("button", { name: "Show the 3 reference records" }));
    await expect(bar.getAllByText("Wrong lamp shade in the box").at(-1)).toBeVisible();
    await userEvent.click(bar.getByRole("radio", { name: "Least similar" }));
    await expect(args.onSimilarity).toHaveBeenLastCalledWith({ ...several.search, order: "least" });
    await userEvent.click(bar.getByRole("button", { name: "Remove the 3 references" }));
    await expect(args.onSimilarity).toHaveBeenLastCalledWith(undefined);
  },
};

/** No search: only the button in the head of a record. */
export const Empty: Story = { args: { view: { ...view, search: undefined } } };

export const LongText: Story = {
  args: {
    view: {
      ...view,
      vectors: [
        { name: "message-mini", title: "paraphrase-multilingual-MiniLM-L12-v2-of-the-message" },
        ...view.vectors.slice(1),
      ],
      reference: { id: "x", fields: { subject: "مرحبا بالعالم ".repeat(40), message: "👋".repeat(400) } },
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
