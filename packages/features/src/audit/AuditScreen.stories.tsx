import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AuditScreen } from "./AuditScreen";
import { guide } from "./AuditScreen.guide";
import { anEntry, someAudit } from "./fixtures";
import { wholeAudit } from "./view-model";

const meta = {
  title: "Screens/Audit log",
  tags: ["stable", "screen"],
  component: AuditScreen,
  parameters: { guide, layout: "fullscreen" },
  args: someAudit(),
  render: function Searched(args) {
    const [search, setSearch] = useState(args.search);
    const change = (next: typeof search) => {
      args.onSearch(next);
      setSearch(next);
    };
    return <AuditScreen {...args} search={search} onSearch={change} />;
  },
} satisfies Meta<typeof AuditScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The latest entries first. */
export const Default: Story = {};

/** Person, kind, object and days restrict what is shown. */
export const Searching: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox", { name: "Person" }), "ana");
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...wholeAudit, username: "ana" });
    await userEvent.click(canvas.getByRole("button", { name: /^Kind/ }));
    await userEvent.click(await within(document.body).findByRole("option", { name: "Datasets" }));
    const searched = { ...wholeAudit, username: "ana", kind: "dataset" } as const;
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(searched));
    const [from, to] = [canvas.getByLabelText("From"), canvas.getByLabelText("To")];
    await userEvent.type(from, "2026-03-01");
    await userEvent.type(to, "2026-03-04");
    const days = { from: "2026-03-01", to: "2026-03-04" };
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...searched, ...days });
  },
};

export const NoneFound: Story = {
  args: { entries: [], hasMore: false, search: { ...wholeAudit, username: "nobody" } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("0 entries are shown");
    await userEvent.click(canvas.getByRole("button", { name: "Show all" }));
    await expect(args.onSearch).toHaveBeenLastCalledWith(wholeAudit);
    // The button disappears with its message.
    await expect(canvas.getByRole("searchbox", { name: "Person" })).toHaveFocus();
  },
};

/** Older entries load, and a file is made. */
export const Working: Story = { args: { isLoadingMore: true, isSaving: true } };
export const Loading: Story = { args: { load: "loading", entries: [] } };
export const Failed: Story = { args: { load: "failed", entries: [] } };

/** Names may contain any text; it is shown and never runs. */
export const Hostile: Story = {
  args: {
    entries: [
      anEntry("dataset.deleted", { object_name: "<script>alert(1)</script>".repeat(8) }),
      anEntry("user.created", { username: "مرحبا👩🏽‍🚀", object_name: "x".repeat(200) }),
      anEntry("records.deleted", {
        details: { records: 1e9, list: Array.from({ length: 60 }, () => "word") },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("td script")).toBeNull();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
