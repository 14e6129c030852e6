import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { aForm } from "../fixtures/fixtures";
import { arabic, hostile, longTexts } from "../fixtures/fixtures-extremes";
import { inked } from "../fixtures/fixtures-texts";
import { ConflictDialog } from "./ConflictDialog";
import { guide } from "./ConflictDialog.guide";

const other = { need: { value: "faulty_product" }, urgency: { value: 10 } };

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const meta = {
  title: "Screens/Annotation/Conflict dialog",
  tags: ["stable", "screen", "annotation"],
  component: ConflictDialog,
  parameters: { guide },
  args: {
    form: aForm({ values: inked, saveState: { kind: "conflict", other, savedAt: minutesAgo(5) } }),
    onResolve: fn(),
    isOpen: true,
    onClose: fn(),
  },
  decorators: (Story) => (
    <main>
      <h1 translate="no">{"ticket-triage-2026"}</h1>
      <Story />
    </main>
  ),
} satisfies Meta<typeof ConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () =>
  within(document.body).findByRole("dialog", { name: "This answer was changed elsewhere" });

/** Both responses side by side, each value as text. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ args }) => {
    const box = within(await dialog());
    const [mine, theirs] = [
      box.getByRole("region", { name: "My version" }),
      box.getByRole("region", { name: "Version saved elsewhere" }),
    ];
    await expect(mine).toHaveTextContent("Refund");
    await expect(mine).toHaveTextContent("Amount, Date, Deadline");
    await expect(theirs).toHaveTextContent("Faulty product");
    await expect(theirs).toHaveTextContent("No answer");
    // Only the differences are highlighted.
    await expect(mine.querySelectorAll('[data-different="true"]').length).toBe(
      theirs.querySelectorAll('[data-different="true"]').length,
    );
    await expect(mine).toHaveTextContent("different");
    await expect(await dialog()).toHaveTextContent("The other version was saved 5 minutes ago.");
    await userEvent.click(box.getByRole("button", { name: "Keep my version" }));
    await expect(args.onResolve).toHaveBeenCalledWith("mine");
  },
};

/** A response saved a moment ago is not shown as "0 seconds" old. */
export const JustNow: Story = {
  args: { form: aForm({ values: inked, saveState: { kind: "conflict", other, savedAt: minutesAgo(0) } }) },
  play: async () => {
    await expect(await dialog()).toHaveTextContent("The other version was saved less than a minute ago.");
  },
};

export const KeepTheOther: Story = {
  play: async ({ args }) => {
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Use the saved version" }));
    await expect(args.onResolve).toHaveBeenCalledWith("other");
  },
};

export const Edit: Story = {
  play: async ({ args }) => {
    await userEvent.click(within(await dialog()).getByRole("button", { name: "Edit my version first" }));
    await expect(args.onResolve).toHaveBeenCalledWith("edit");
  },
};

/** Escape chooses neither: both responses are kept. */
export const Postponed: Story = {
  play: async ({ args }) => {
    await dialog();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onResolve).not.toHaveBeenCalled();
  },
};

const against = (form: ReturnType<typeof aForm>, other: Record<string, { value: unknown }>) => ({
  form: { ...form, saveState: { kind: "conflict" as const, other } },
});

export const LongText: Story = {
  args: against(longTexts().form, { note: { value: "Another note. ".repeat(120) } }),
};
export const Hostile: Story = { args: against(hostile().form, { choice: { value: "plain" } }) };
export const RightToLeft: Story = {
  parameters: { direction: "rtl" },
  args: against(arabic().form, { outcome: { value: "denied" } }),
};
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
