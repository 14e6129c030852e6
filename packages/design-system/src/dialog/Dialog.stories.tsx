import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { DropdownMenu, MenuItem } from "../dropdown-menu";
import { TextField } from "../text-field";
import { Dialog, type DialogProps } from "./Dialog";
import { guide } from "./Dialog.guide";

function WithTrigger(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = () => {
    setIsOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Submit 214</Button>
      <Dialog {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}

const meta = {
  title: "Primitives/Feedback/Dialog",
  tags: ["stable", "feedback", "overlay"],
  id: "primitives-dialog",
  component: Dialog,
  // In frames: an open overlay would cover the documentation page.
  parameters: { guide, docs: { story: { inline: false, height: "26rem" } } },
  render: (args) => <WithTrigger {...args} />,
  args: {
    isOpen: false,
    onClose: fn(),
    closeLabel: "Close",
    title: "Submit 214 records?",
    description: "The same answers are saved to every record that matches the filters, on all pages.",
    actions: (
      <>
        <Button>Cancel</Button>
        <Button tone="primary">Continue</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Submit 214" });
    await userEvent.click(trigger);
    const dialog = await within(document.body).findByRole("dialog", { name: "Submit 214 records?" });
    await expect(dialog).toHaveAccessibleDescription(/every record that matches/);
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let stop = 0; stop < 4; stop++) await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const scrimOf = (dialog: HTMLElement) => dialog.parentElement as HTMLElement;

export const ClickBeside: Story = {
  tags: ["!dev", "!autodocs"],
  args: { isOpen: true },
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole("dialog");
    await userEvent.click(scrimOf(dialog));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** What is shown once stays until the user has said so. */
export const KeepsSecret: Story = {
  tags: ["!dev", "!autodocs"],
  args: { isOpen: true, closesOnScrim: false, closesOnEscape: false, children: "k7f2-9qdm" },
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(scrimOf(dialog));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** A click beside the dialog keeps what was typed; Escape and the × still close it. */
export const KeepsContent: Story = {
  tags: ["!dev", "!autodocs"],
  args: { isOpen: true, closesOnScrim: false, children: <TextField label="Name" defaultValue="" /> },
  play: async ({ canvasElement, args }) => {
    const page = within(document.body);
    const dialog = await page.findByRole("dialog");
    await userEvent.type(page.getByLabelText("Name"), "Reviews");
    await userEvent.click(scrimOf(dialog));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(page.getByLabelText("Name")).toHaveValue("Reviews");

    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Submit 214" }));
    const again = await page.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

/** Tab leads from the last control of a dialog that is higher than the window to its first, which is then in view. */
export const WrapsInView: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    isOpen: true,
    children: <div style={{ blockSize: "200vh" }} />,
    onKeyDown: (event) => event.stopPropagation(),
  },
  play: async () => {
    const dialog = await within(document.body).findByRole("dialog");
    const scrim = scrimOf(dialog);
    scrim.scrollTop = scrim.scrollHeight;
    within(dialog).getByRole("button", { name: "Continue" }).focus();
    await userEvent.tab();
    const close = within(dialog).getByRole("button", { name: "Close" });
    await expect(close).toHaveFocus();
    // With its ring.
    await waitFor(() => expect(close.getBoundingClientRect().top).toBeGreaterThanOrEqual(4));
  },
};

const notes = ["First note", "Second note"];

/** Notes that are renamed or deleted from their menus; renaming ends with another dialog. */
function Notes(props: DialogProps) {
  const [shown, setShown] = useState(notes);
  const [task, setTask] = useState<{ kind: "rename" | "delete" | "done"; note: string }>();
  const close = () => setTask(undefined);
  return (
    <main>
      {shown.map((note) => (
        <DropdownMenu key={note} trigger={<Button>{note}</Button>}>
          <MenuItem onSelect={() => setTask({ kind: "rename", note })}>Rename</MenuItem>
          <MenuItem onSelect={() => setTask({ kind: "delete", note })}>Delete</MenuItem>
        </DropdownMenu>
      ))}
      <Dialog
        {...props}
        isOpen={task?.kind === "rename"}
        onClose={close}
        title="Rename"
        actions={<Button onClick={() => task && setTask({ ...task, kind: "done" })}>Save</Button>}
      >
        <TextField label="Name" autoFocus defaultValue="" />
      </Dialog>
      <Dialog {...props} isOpen={task?.kind === "done"} onClose={close} title="Renamed" actions={null} />
      <Dialog
        {...props}
        isOpen={task?.kind === "delete"}
        onClose={close}
        title="Delete?"
        actions={
          <Button
            onClick={() => {
              setShown(shown.filter((note) => note !== task?.note));
              close();
            }}
          >
            Delete
          </Button>
        }
      />
    </main>
  );
}

/** The focus returns to the button of a menu, after a field with autoFocus and a further dialog, too. */
export const ReturnedFocus: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  render: (args) => <Notes {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    const note = within(canvasElement).getByRole("button", { name: "First note" });
    const choose = async (entry: string) => {
      note.focus();
      await userEvent.keyboard("{Enter}");
      await userEvent.click(await page.findByRole("menuitem", { name: entry }));
    };
    await choose("Rename");
    await waitFor(() => expect(page.getByLabelText("Name")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(note).toHaveFocus());

    await choose("Rename");
    await userEvent.click(await page.findByRole("button", { name: "Save" }));
    await page.findByRole("dialog", { name: "Renamed" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(note).toHaveFocus());

    // The button disappears with its note: the focus stays in the page.
    await choose("Delete");
    await userEvent.click(await page.findByRole("button", { name: "Delete" }));
    await waitFor(() => expect(note).not.toBeInTheDocument());
    await waitFor(() => expect(within(canvasElement).getByRole("main")).toHaveFocus());
  },
};

export const Open: Story = {
  args: { isOpen: true },
  play: async () => {
    await within(document.body).findByRole("dialog");
  },
};

/** A menu that is opened in the dialog is above it. */
export const WithMenu: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    isOpen: true,
    children: (
      <DropdownMenu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => undefined}>Rename</MenuItem>
      </DropdownMenu>
    ),
  },
  play: async () => {
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "More" }));
    const item = await within(document.body).findByRole("menuitem", { name: "Rename" });
    await waitFor(() => {
      const { left, top, width, height } = item.getBoundingClientRect();
      expect(item.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    });
  },
};

const fields = Array.from({ length: 30 }, (_, index) => `Field ${index + 1}`);

/** What gets the focus is above the buttons, also where these take several rows. */
export const FocusAboveButtons: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    isOpen: true,
    children: fields.map((label) => <TextField key={label} label={label} defaultValue="" />),
    actions: ["Cancel", "Save as a draft", "Save and close", "Save and continue"].map((text) => (
      <Button key={text}>{text}</Button>
    )),
  },
  play: async () => {
    const dialog = await within(document.body).findByRole("dialog");
    const foot = dialog.querySelector("[data-actions]") as HTMLElement;
    await waitFor(() => expect(getComputedStyle(scrimOf(dialog)).scrollPaddingBlockEnd).not.toBe("8px"));
    for (const label of fields) {
      const field = within(dialog).getByLabelText(label);
      field.focus();
      await expect(field.getBoundingClientRect().bottom, label).toBeLessThanOrEqual(
        foot.getBoundingClientRect().top,
      );
    }
  },
};
export const NarrowFocusAboveButtons: Story = FocusAboveButtons;

export const LongText: Story = {
  ...Open,
  args: {
    isOpen: true,
    isWide: true,
    title: "This answer was changed elsewhere",
    description: undefined,
    children: "Since you opened this record, your answer was changed in another window. ".repeat(12),
  },
};

export const Rtl: Story = {
  ...Open,
  parameters: { direction: "rtl" },
  args: { isOpen: true, title: "إرسال ٢١٤ سجلًا؟", description: "تُحفظ الإجابات نفسها.", closeLabel: "إغلاق" },
};

export const Phone: Story = { ...Open, args: { isOpen: true } };

export const AllStates: Story = { ...Open, args: { isOpen: true } };
