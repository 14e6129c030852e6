import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SharePage } from "./SharePage";
import { guide } from "./SharePage.guide";

const meta = {
  title: "Screens/Shared progress",
  tags: ["stable", "screen"],
  component: SharePage,
  parameters: { guide, layout: "fullscreen" },
  args: {
    shared: {
      username: "marisol",
      submitted: 377,
      teamProgress: 61.91,
      datasetName: "ticket-triage-2026",
      datasetId: "tickets",
    },
    href: "/dataset/tickets/annotation-mode",
    onOpen: fn(),
  },
} satisfies Meta<typeof SharePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** User, count, team progress and the link to the dataset; the user can stop the redirect. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [55] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole("heading", { name: "marisol has submitted 377 records of ticket-triage-2026" }),
    ).toBeVisible();
    await expect(canvas.getByText("The team has completed 61.91%")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open ticket-triage-2026" })).toHaveAttribute(
      "href",
      "/dataset/tickets/annotation-mode",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Stay here" }));
    await expect(canvas.queryByText("The dataset opens in a few seconds")).not.toBeInTheDocument();
  },
};

/** Names are shown as text, whatever they contain. */
export const Hostile: Story = {
  args: {
    shared: {
      username: "<img src=x onerror=alert(1)>",
      submitted: 1,
      teamProgress: 0,
      datasetName: "<b>bold</b>",
      datasetId: undefined,
    },
    href: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading")).toHaveTextContent(
      "<img src=x onerror=alert(1)> has submitted 1 record of <b>bold</b>",
    );
  },
};
export const Incomplete: Story = { args: { shared: undefined, href: undefined } };
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
