import { Button } from "@glossa/design-system";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ExportButton, type ExportButtonProps } from "./ExportButton";
import { guide } from "./ExportButton.guide";

const meta = {
  title: "Screens/Export to the hub",
  tags: ["beta", "screen"],
  component: ExportButton,
  parameters: { guide },
  decorators: (Story) => (
    <main>
      <h1 translate="no">{"ticket-triage-2026"}</h1>
      <Story />
    </main>
  ),
  args: {
    datasetName: "ticket-triage-2026",
    username: "marisol",
    running: undefined,
    onExport: fn<ExportButtonProps["onExport"]>(async () => "started"),
  },
} satisfies Meta<typeof ExportButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Export to Hub" }));
  return within(await within(document.body).findByRole("dialog", { name: "Export to Hugging Face" }));
};

/** Nothing is exported. */
export const Default: Story = {};

/** The form begins with the user, the name of the dataset, and a public repository. */
export const Form: Story = {
  parameters: { proves: [198, 203, 204] },
  play: async ({ canvasElement, args }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.getByRole("textbox", { name: /^Owner/ })).toHaveValue("marisol");
    await waitFor(() => expect(dialog.getByRole("textbox", { name: /^Owner/ })).toHaveFocus());
    await expect(dialog.getByRole("textbox", { name: /^Dataset name/ })).toHaveValue("ticket-triage-2026");
    await expect(dialog.getByRole("checkbox", { name: "Private" })).not.toBeChecked();
    const token = dialog.getByLabelText(/^Hugging Face token/);
    await expect(token).toHaveAccessibleDescription(/permission to write/);
    const submit = dialog.getByRole("button", { name: "Export" });
    await expect(submit).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(token, "secret");
    await expect(token).toHaveAccessibleDescription("Invalid Hugging Face token");
    await userEvent.clear(token);
    await expect(token).toHaveAccessibleDescription("Enter a Hugging Face token.");
    await userEvent.type(token, "hf_abc");
    await userEvent.click(dialog.getByRole("button", { name: "Export" }));
    await waitFor(() =>
      expect(args.onExport).toHaveBeenCalledWith({
        owner: "marisol",
        name: "ticket-triage-2026",
        token: "hf_abc",
        isPrivate: false,
      }),
    );
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).not.toBeInTheDocument());
  },
};

/** Each required field shows an error when the user leaves it empty. */
export const Invalid: Story = {
  parameters: { proves: [199, 200, 201] },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const owner = dialog.getByRole("textbox", { name: /^Owner/ });
    await userEvent.clear(owner);
    await expect(owner).toHaveAccessibleDescription("Enter a username or an organisation.");
    const name = dialog.getByRole("textbox", { name: /^Dataset name/ });
    await userEvent.clear(name);
    await expect(name).toHaveAccessibleDescription("Enter a name for the dataset.");
    await expect(dialog.getByRole("button", { name: "Export" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** The hub has refused the token. */
export const TokenRefused: Story = {
  args: { onExport: fn<ExportButtonProps["onExport"]>(async () => "invalidToken") },
  parameters: { proves: [202] },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const token = dialog.getByLabelText(/^Hugging Face token/);
    await userEvent.type(token, "hf_abc");
    await userEvent.click(dialog.getByRole("button", { name: "Export" }));
    await waitFor(() => expect(token).toHaveAccessibleDescription("Invalid Hugging Face token"));
    await userEvent.type(token, "d");
    await expect(dialog.getByRole("button", { name: "Export" })).toBeEnabled();
  },
};

/** The export could not be started: the dialog closes, and a notice gives the reason. */
export const NotStarted: Story = {
  args: { onExport: fn<ExportButtonProps["onExport"]>(async () => "notStarted") },
  parameters: { proves: [211, 466] },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.type(dialog.getByLabelText(/^Hugging Face token/), "hf_abc");
    await userEvent.click(dialog.getByRole("button", { name: "Export" }));
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).not.toBeInTheDocument());
  },
};

/** It runs: the button is busy, and pointing at it shows what is exported. */
export const Running: Story = {
  args: { running: { name: "marisol/ticket-triage-2026", isPrivate: true } },
  parameters: { proves: [197, 205] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "Exporting" });
    await expect(button.closest("[aria-busy]")).toHaveAttribute("aria-busy", "true");
    await userEvent.hover(button);
    await expect(
      await canvas.findByText(/marisol\/ticket-triage-2026 is being exported as a private/),
    ).toBeVisible();
    await userEvent.unhover(button);
    await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.click(button);
    await expect(canvas.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

/** It ends while its status is shown: the button starts an export again, and no form opens by itself. */
export const Ended: Story = {
  render: function Ending(args) {
    const [running, setRunning] = useState<ExportButtonProps["running"]>({ name: "a/b", isPrivate: false });
    return (
      <>
        <ExportButton {...args} running={running} />
        <Button onClick={() => setRunning(undefined)}>End it</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole("button", { name: "Exporting" }));
    await expect(await canvas.findByRole("dialog")).toBeVisible();
    // As a status of the server ends it, without the pointer.
    canvas.getByRole("button", { name: "End it" }).click();
    await expect(await canvas.findByRole("button", { name: "Export to Hub" })).toBeVisible();
    await expect(within(document.body).queryByRole("dialog")).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = { ...Form, parameters: { direction: "rtl" } };
export const Phone: Story = { ...Form, globals: { viewport: { value: "phone" } } };
