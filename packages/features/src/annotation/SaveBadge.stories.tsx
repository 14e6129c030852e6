import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SaveBadge } from "./SaveBadge";

const meta = {
  title: "Screens/Annotation/Save badge",
  component: SaveBadge,
  args: { state: { kind: "none" }, onSignIn: fn(), onCompare: fn() },
  decorators: (Story) => (
    <main style={{ padding: "2rem" }}>
      <h1 translate="no">{"Record"}</h1>
      <Story />
    </main>
  ),
} satisfies Meta<typeof SaveBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (words: string): Story["play"] =>
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(words);
  };

/** A record that nobody has touched: no word at all. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
  },
};
export const Unsaved: Story = { args: { state: { kind: "unsaved" } }, play: says("Unsaved changes") };
export const Saving: Story = { args: { state: { kind: "saving" } }, play: says("Saving") };
export const Saved: Story = { args: { state: { kind: "saved" } }, play: says("Saved") };
export const Waiting: Story = {
  args: { state: { kind: "waiting", nextTryAt: undefined } },
  play: says("Waiting for connection"),
};

/** Counts the seconds to the next try. */
export const WaitingSeconds: Story = {
  render: (args) => <SaveBadge {...args} state={{ kind: "waiting", nextTryAt: Date.now() + 14_600 }} />,
  play: says("Waiting for connection, next try in 15 s"),
};

export const SignIn: Story = {
  args: { state: { kind: "signIn" } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("Sign in to save");
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { state: { kind: "refused", reason: "Label 'refund' was removed from this question" } },
  play: says("Not accepted: Label 'refund' was removed from this question"),
};
export const Conflict: Story = {
  args: { state: { kind: "conflict", other: {} } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("Changed elsewhere");
    await userEvent.click(canvas.getByRole("button", { name: "Compare" }));
    await expect(args.onCompare).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { state: { kind: "refused", reason: "Rindfleischetikettierungsüberwachung ".repeat(20) } },
};
export const RightToLeft: Story = {
  parameters: { direction: "rtl" },
  args: { state: { kind: "signIn" } },
};
