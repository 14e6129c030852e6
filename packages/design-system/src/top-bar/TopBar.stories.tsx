import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Avatar } from "../avatar";
import { Brand } from "../brand";
import { Button } from "../button";
import { Settings } from "../icon";
import { IconButton } from "../icon-button";
import { allStates } from "../testing/all-states";
import { Breadcrumbs } from "./Breadcrumbs";
import { TopBar } from "./TopBar";
import { guide } from "./TopBar.guide";

const crumbs = (last: string) => [
  { label: "Home", href: "/" },
  { label: "support", href: "/?workspaces=support" },
  { label: last },
];

const meta = {
  title: "Primitives/Navigation/Top bar",
  tags: ["stable", "navigation", "layout"],
  id: "primitives-top-bar",
  component: TopBar,
  parameters: { guide, layout: "fullscreen" },
  args: {
    brand: <Brand name="Glossa" href="/" linkLabel="Glossa, home" />,
    children: <Breadcrumbs label="Breadcrumbs" crumbs={crumbs("ticket-triage-2026")} />,
    actions: (
      <>
        <Button size="sm">Export to Hub</Button>
        <IconButton picture={Settings} label="Dataset settings" />
        <Avatar username="marisol" isMe />
      </>
    ),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("banner")).toBeVisible();
    await expect(canvas.getByText("ticket-triage-2026")).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "support" })).toHaveAttribute(
      "href",
      "/?workspaces=support",
    );
  },
};

export const LongText: Story = {
  args: {
    children: (
      <Breadcrumbs
        label="Breadcrumbs"
        crumbs={crumbs(
          "policy-answers-draft-with-a-very-long-name-that-must-truncate-somewhere-in-the-bar-2026",
        )}
      />
    ),
  },
};

export const Rtl: Story = { parameters: { direction: "rtl" } };

export const AllStates: Story = allStates(meta, { Default, LongText, Rtl }, "wide");
