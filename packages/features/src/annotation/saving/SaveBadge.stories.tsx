import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { SaveBadge } from "./SaveBadge";

const meta = {
  title: "Screens/Annotation/Save badge",
  tags: ["stable", "screen", "annotation"],
  component: SaveBadge,
  args: { state: { kind: "none" }, onSignIn: fn(), onTryNow: fn(), onCompare: fn() },
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

/** An untouched record: no badge text. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
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

/** Counts the seconds to the next attempt, silently: a screen reader announces the state once (use A8). */
export const WaitingSeconds: Story = {
  render: (args) => <SaveBadge {...args} state={{ kind: "waiting", nextTryAt: Date.now() + 14_600 }} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Waiting for connection$/);
    await expect(canvas.getByText(", next try in 15 s")).toHaveAttribute("aria-hidden", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Try now" }));
    await expect(args.onTryNow).toHaveBeenCalledOnce();
  },
};

/** The badge in several states one after the other, and those of them that are announced. */
const announces = (
  kinds: readonly ("unsaved" | "saving" | "waiting" | "saved")[],
  announced: readonly string[],
): Story => ({
  render: function Steps(args) {
    const [step, setStep] = useState(0);
    const kind = kinds[step] ?? "none";
    return (
      <>
        <SaveBadge {...args} state={kind === "waiting" ? { kind, nextTryAt: undefined } : { kind }} />
        <button type="button" onClick={() => setStep(step + 1)}>
          {"→"}
        </button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const spoken: string[] = [];
    for (const _ of kinds) {
      const region = canvas.getByRole("status");
      if (region.ariaLive !== "off") spoken.push(region.textContent ?? "");
      await userEvent.click(canvas.getByRole("button", { name: "→" }));
    }
    await expect(spoken).toEqual(announced);
  },
});

/** An outage with a second attempt: visible each time, announced at its start and its end (use A8). */
export const WaitingAgain = announces(
  ["unsaved", "saving", "waiting", "saving", "waiting", "saved"],
  ["Unsaved changes", "Saving", "Waiting for connection", "Saved"],
);

/** A record whose response is being saved when it appears: announced is only what happens from then on. */
export const SavedBefore: Story = {
  ...announces(["saving", "saved", "unsaved", "saved"], ["Unsaved changes", "Saved"]),
  tags: ["!dev", "!autodocs"],
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

/** The server failed on this response only and accepts others. */
export const Fault: Story = {
  args: { state: { kind: "refused", reason: "Internal Server Error", isFault: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Not accepted by the server: Internal Server Error",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.onTryNow).toHaveBeenCalledOnce();
  },
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
