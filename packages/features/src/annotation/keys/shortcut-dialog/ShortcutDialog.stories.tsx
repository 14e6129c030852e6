import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { defaultShortcutPreferences } from "../shortcut-preferences";
import { ShortcutDialog } from "./ShortcutDialog";

const meta = {
  title: "Screens/Annotation/Shortcuts",
  tags: ["stable", "screen", "annotation"],
  component: ShortcutDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    isMac: false,
    shortcutPreferences: defaultShortcutPreferences,
    onShortcutPreferences: fn(),
  },
  decorators: (Story) => (
    <main>
      <h1 translate="no">{"ticket-triage-2026"}</h1>
      <Story />
    </main>
  ),
} satisfies Meta<typeof ShortcutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).findByRole("dialog", { name: "Keyboard shortcuts" });

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ args }) => {
    await expect(await dialog()).toHaveTextContent("Save draftCtrl S");
    await expect(await dialog()).toHaveTextContent("RedoCtrl Shift ZCtrl Y");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** All keys are visible at once, in two columns, above a fixed foot; hovering over a row shows its button (use A41). */
export const AtOnce: Story = {
  play: async () => {
    const box = await dialog();
    const { bottom } = box.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    const [page, question] = ["On this page", "In a question"].map((name) =>
      within(box).getByRole("region", { name }).getBoundingClientRect(),
    );
    await expect(question?.left).toBeGreaterThanOrEqual(page?.right ?? Number.NaN);
    const change = within(box).getByRole("button", { name: "Change shortcut: Redo" });
    await expect(change.closest("span")).not.toBeVisible();
    change.focus();
    await expect(change.closest("span")).toBeVisible();
  },
};

/** The next key that is pressed is assigned to a command; Escape cancels and leaves the dialog open. */
export const ChangeAKey: Story = {
  play: async ({ args }) => {
    const box = within(await dialog());
    const change = box.getByRole("button", { name: "Change shortcut: Discard" });
    await userEvent.click(change);
    await expect(box.getByText("Press the new shortcut, or Esc to cancel")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(change);
    await userEvent.keyboard("{Alt>}{u}{/Alt}");
    await expect(args.onShortcutPreferences).toHaveBeenLastCalledWith({ keys: { onDiscard: ["Alt+u"] } });
    // Tab moves on to another command: the next key is not for the one before.
    await userEvent.click(change);
    await userEvent.tab();
    await userEvent.keyboard("g");
    await expect(args.onShortcutPreferences).toHaveBeenCalledOnce();
  },
};

/** A key that is assigned to another command, or that questions and browsers need, is refused with the reason. */
export const Taken: Story = {
  play: async ({ args }) => {
    const box = within(await dialog());
    const change = box.getByRole("button", { name: "Change shortcut: Discard" });
    await userEvent.click(change);
    await userEvent.keyboard("{ArrowRight}");
    await expect(box.getByRole("alert")).toHaveTextContent("→ is already used for “Next record”.");
    await userEvent.click(change);
    await userEvent.keyboard("4");
    await expect(box.getByRole("alert")).toHaveTextContent("4 is reserved");
    await userEvent.click(change);
    await userEvent.keyboard("{End}");
    await expect(box.getByRole("alert")).toHaveTextContent("End is reserved");
    await expect(args.onShortcutPreferences).not.toHaveBeenCalled();
  },
};

/** Changed keys can be reset; two commands with the same key are marked. */
export const Changed: Story = {
  args: {
    shortcutPreferences: {
      submitsAtOnce: false,
      hasSingleKeys: false,
      keys: { onDiscard: ["Alt+d"], onHelp: ["Enter"] },
    },
  },
  play: async ({ args }) => {
    const box = within(await dialog());
    await expect(box.getByRole("switch", { name: "Single-key shortcuts" })).not.toBeChecked();
    await expect(box.getByText(/is assigned to both “[^”]+” and “Submit”/)).toBeVisible();
    await userEvent.click(box.getByRole("button", { name: "Reset to default: Discard" }));
    await expect(args.onShortcutPreferences).toHaveBeenLastCalledWith({
      keys: { onDiscard: ["Backspace"], onHelp: ["Enter"] },
    });
    await expect(box.getByRole("button", { name: "Change shortcut: Discard" })).toHaveFocus();
    await userEvent.click(box.getByRole("switch", { name: "Single-key shortcuts" }));
    await expect(args.onShortcutPreferences).toHaveBeenLastCalledWith({ hasSingleKeys: true });
  },
};

/** Keys are exported to another computer as a file; a file without keys changes nothing. */
export const Import: Story = {
  play: async ({ args }) => {
    const box = within(await dialog());
    const input = box.getByLabelText("Import shortcuts", { selector: "input" });
    const file = (text: string) => new File([text], "keys.json", { type: "application/json" });
    await userEvent.upload(input, file("[]"));
    await expect(await box.findByText("This file contains no shortcuts")).toBeVisible();
    await expect(args.onShortcutPreferences).not.toHaveBeenCalled();
    await userEvent.upload(input, file('{"keys":{"onNext":["j"],"onUndo":["3"]}}'));
    await expect(await box.findByText("Shortcuts imported")).toBeVisible();
    await expect(args.onShortcutPreferences).toHaveBeenLastCalledWith({
      submitsAtOnce: false,
      hasSingleKeys: true,
      keys: { onNext: ["j"] },
    });
  },
};

export const OnAMac: Story = {
  args: { isMac: true },
  play: async () => {
    await expect(await dialog()).toHaveTextContent("Redo⇧⌘Z⌘Y");
  },
};

/** Keys have the names that are printed on keyboards of the page's language. */
export const German: Story = {
  globals: { locale: "de" },
  play: async () => {
    const box = await within(document.body).findByRole("dialog");
    await expect(box).toHaveTextContent("Strg S");
    // Long names wrap into two lines and touch no rule; keys are next to their button.
    for (const row of box.querySelectorAll("dl > div")) {
      const [name, keys] = [...row.children].map((part) => part.getBoundingClientRect());
      await expect(Number(name?.top) - row.getBoundingClientRect().top).toBeGreaterThanOrEqual(4);
      await expect(Number(keys?.height)).toBeLessThan(48);
    }
  },
};

/** Keys that are too wide beside a long word wrap, and stay in their column. */
export const GermanInHighContrast: Story = {
  globals: { locale: "de", theme: "high-contrast" },
  tags: ["!dev", "!autodocs"],
  play: async () => {
    const box = await within(document.body).findByRole("dialog");
    for (const row of box.querySelectorAll("dl > div")) {
      const { right } = row.lastElementChild?.getBoundingClientRect() ?? { right: Number.NaN };
      await expect(right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 0.5);
    }
  },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
