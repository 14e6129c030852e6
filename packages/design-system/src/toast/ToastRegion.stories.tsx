import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button";
import { Dialog } from "../dialog";
import { ToastRegion } from "./ToastRegion";
import { guide } from "./ToastRegion.guide";
import type { ToastMessage } from "./toast-queue";
import { makeToastStore } from "./toast-store";

const onDismiss = fn();
const onAction = fn();
const notices: ToastMessage[] = [
  { tone: "success", text: "Dataset exported to Hub" },
  { tone: "danger", text: "Some records failed to annotate" },
  {
    tone: "warning",
    text: "You didn't submit your changes",
    isPermanent: true,
    action: { label: "Ignore and continue", onAction },
    onDismiss,
  },
];

const meta = {
  title: "Primitives/Feedback/Toasts",
  tags: ["stable", "feedback", "overlay"],
  id: "primitives-toasts",
  component: ToastRegion,
  parameters: { guide, layout: "fullscreen" },
  args: { store: makeToastStore(), label: "Notices", closeLabel: "Close" },
  render: (args) => (
    <div style={{ minBlockSize: "24rem" }}>
      <ToastRegion {...args} />
      <Button onClick={() => notices.forEach((notice) => void args.store.show(notice))}>Say it</Button>
    </div>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { store: makeToastStore() },
};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [395, 398] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const say = canvas.getByRole("button", { name: "Say it" });
    await userEvent.click(say);
    const region = within(canvas.getByRole("region", { name: "Notices" }));
    await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(3));
    await expect(region.getByRole("status")).toHaveTextContent("Dataset exported to Hub");
    await expect(region.getAllByRole("alert")).toHaveLength(2);
  },
};

/** The action of a notice that appears during a dialog can be clicked without closing the dialog first. */
export const BesideADialog: Story = {
  args: { store: makeToastStore() },
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Dialog isOpen onClose={fn()} title="Delete ana?" closeLabel="Close" closesOnScrim={false} />
    </>
  ),
  play: async ({ args }) => {
    args.store.show({
      tone: "info",
      text: "Sign in",
      isPermanent: true,
      action: { label: "Sign in", onAction },
    });
    onAction.mockClear();
    await userEvent.click(
      await within(document.body).findByRole("button", { name: "Sign in", hidden: true }),
    );
    await expect(onAction).toHaveBeenCalledOnce();
  },
};

/** Notices lie beside a dialog where there is room, and not on it. */
export const BesideAWideDialog: Story = {
  args: { store: makeToastStore() },
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Dialog isOpen isWide onClose={fn()} title="2 answers not sent" closeLabel="Close" />
    </>
  ),
  play: async ({ args }) => {
    args.store.show({ tone: "danger", text: "The server did not accept an answer", isPermanent: true });
    const page = within(document.body);
    const notice = await page.findByText("The server did not accept an answer");
    const dialog = page.getByRole("dialog").getBoundingClientRect();
    // On narrower windows there is no room.
    if (window.innerWidth >= 1280)
      await expect(notice.getBoundingClientRect().left).toBeGreaterThan(dialog.right);
  },
};

/** F8 leads to the newest notice, and closing it leads back. */
export const ByF8: Story = {
  args: { store: makeToastStore() },
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Button>Next record</Button>
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const start = canvas.getByRole("button", { name: "Next record" });
    start.focus();
    await userEvent.keyboard("{F8}");
    await expect(start).toHaveFocus();
    args.store.show({ text: "Saved", isPermanent: true });
    args.store.show({ text: "Not sent", isPermanent: true, action: { label: "Try again", onAction } });
    await canvas.findByText("Not sent");
    await userEvent.keyboard("{F8}");
    await expect(canvas.getByRole("button", { name: "Try again" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(start).toHaveFocus();
  },
};

/** Notices do not hide the focused button in their corner: they move to the other one. */
export const HidesNoFocus: Story = {
  args: { store: makeToastStore() },
  tags: ["!dev", "!autodocs"],
  render: ({ store, ...args }) => (
    <div style={{ minBlockSize: "100vh", display: "flex", flexDirection: "column", alignItems: "end" }}>
      <ToastRegion {...args} store={store} />
      <Button>First</Button>
      <Button
        style={{ marginBlockStart: "auto" }}
        onClick={() => store.show({ text: "Saved", isPermanent: true })}
      >
        Save
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, save] = ["First", "Save"].map((name) => canvas.getByRole("button", { name }));
    const region = canvas.getByRole("region", { name: "Notices" });
    const isOn = (button: HTMLElement | undefined) => {
      const [one, other] = [region.getBoundingClientRect(), button?.getBoundingClientRect()];
      return other !== undefined && one.top < other.bottom && one.bottom > other.top;
    };
    if (save) await userEvent.click(save);
    await within(region).findByText("Saved");
    await expect([isOn(first), isOn(save)]).toEqual([true, false]);
    first?.focus();
    await waitFor(() => expect([isOn(first), isOn(save)]).toEqual([false, true]));
  },
};

/** On a phone a notice is as high as the top bar and covers nothing but it, unless the focus is in the bar. */
export const Phone: Story = {
  ...HidesNoFocus,
  tags: [],
  args: { store: makeToastStore() },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const region = canvas.getByRole("region", { name: "Notices" });
    await within(region).findByText("Saved");
    const { top, height, width } = region.getBoundingClientRect();
    await expect([top, height, width]).toEqual([0, 48, window.innerWidth]);
    const first = canvas.getByRole("button", { name: "First" });
    first.focus();
    await waitFor(() =>
      expect(region.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().bottom),
    );
    canvas.getByRole("button", { name: "Save" }).focus();
    await waitFor(() => expect(region.getBoundingClientRect().top).toBe(0));
  },
};

export const Keyboard: Story = {
  args: { store: makeToastStore() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const say = canvas.getByRole("button", { name: "Say it" });
    await userEvent.click(say);
    await canvas.findByText("You didn't submit your changes");
    canvas.getAllByRole("button", { name: "Close" })[2]?.focus();
    await userEvent.keyboard("{Escape}");
    await expect(onDismiss).toHaveBeenCalled();
    await expect(canvas.queryByText("You didn't submit your changes")).not.toBeInTheDocument();
    await expect(say).toHaveFocus();
  },
};

export const Rtl: Story = {
  args: { store: makeToastStore() },
  parameters: { direction: "rtl" },
  play: InUse.play,
};

/** A long text stays longer: a second for each 120 characters. */
export const LongText: Story = {
  args: { store: makeToastStore() },
  play: async ({ canvasElement, args }) => {
    args.store.show({ tone: "info", text: "A notice that goes on and on. ".repeat(12) });
    await expect(await within(canvasElement).findByText(/goes on and on/)).toBeVisible();
  },
};

/** The fourth waits until one of three has closed; a replacing notice is shown alone. */
export const Queue: Story = {
  parameters: { proves: [398] },
  args: { store: makeToastStore() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const said = () => canvas.queryAllByRole("listitem").map((item) => item.querySelector("p")?.textContent);
    for (const text of ["First", "Second", "Third", "Fourth"])
      args.store.show({ tone: "info", text, isPermanent: true });
    await waitFor(() => expect(said()).toEqual(["First", "Second", "Third"]));
    await userEvent.click(canvas.getAllByRole("button", { name: "Close" })[0] as HTMLElement);
    await waitFor(() => expect(said()).toEqual(["Second", "Third", "Fourth"]));
    args.store.show({ tone: "success", text: "Only this", isReplacing: true });
    await waitFor(() => expect(said()).toEqual(["Only this"]));
  },
};

/** One action: it closes the notice, which does not count as dismissing it. */
export const WithAction: Story = {
  args: { store: makeToastStore() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const undo = fn();
    const dismissed = fn();
    args.store.show({
      tone: "info",
      text: "Dataset deleted",
      isPermanent: true,
      action: { label: "Undo", onAction: undo },
      onDismiss: dismissed,
    });
    await userEvent.click(await canvas.findByRole("button", { name: "Undo" }));
    await expect(undo).toHaveBeenCalledTimes(1);
    await expect(dismissed).not.toHaveBeenCalled();
    await expect(canvas.queryByText("Dataset deleted")).not.toBeInTheDocument();
  },
};

/** Every tone at once. */
export const AllStates: Story = {
  args: { store: makeToastStore() },
  play: async ({ canvasElement, args }) => {
    for (const notice of notices) args.store.show({ ...notice, isPermanent: true });
    await waitFor(() => expect(within(canvasElement).getAllByRole("listitem")).toHaveLength(3));
  },
};

const watched = makeToastStore();

/** The countdown pauses while the pointer or the focus is on the notice, and continues afterwards. */
export const Held: Story = {
  parameters: { proves: [397] },
  args: { store: { ...watched, pauseAll: fn(watched.pauseAll), resumeAll: fn(watched.resumeAll) } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    args.store.show({ text: "Saved" });
    await userEvent.hover(await canvas.findByText("Saved"));
    await expect(args.store.pauseAll).toHaveBeenCalledTimes(1);
    await expect(args.store.resumeAll).not.toHaveBeenCalled();
    await userEvent.unhover(canvas.getByRole("region", { name: "Notices" }));
    await expect(args.store.resumeAll).toHaveBeenCalledTimes(1);
    canvas.getByRole("button", { name: "Close" }).focus();
    await expect(args.store.pauseAll).toHaveBeenCalledTimes(2);
  },
};

const resting = makeToastStore();

/** The countdown goes on below a pointer that was there before the notice: on narrow screens it rests in the top bar. */
export const BelowARestingPointer: Story = {
  args: { store: { ...resting, pauseAll: fn(resting.pauseAll) } },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    args.store.show({ text: "Saved" });
    const notice = await within(canvasElement).findByText("Saved");
    // What the browser sends when something appears below the pointer.
    fireEvent.pointerOver(notice);
    fireEvent.pointerEnter(notice);
    await expect(args.store.pauseAll).not.toHaveBeenCalled();
    fireEvent.pointerMove(notice);
    await expect(args.store.pauseAll).toHaveBeenCalled();
  },
};
