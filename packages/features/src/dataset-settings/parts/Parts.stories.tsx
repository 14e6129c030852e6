import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { aSettingsPage, someParts, someSettings } from "../fixtures";
import { SettingsScreen, type SettingsScreenProps } from "../SettingsScreen";
import type { SettingsTab } from "../view-model";

/** The page with the tab in its state, as the app has it in the address. */
function InTabs(props: SettingsScreenProps) {
  const [tab, setTab] = useState<string | undefined>(props.tab);
  const onTab = (next: SettingsTab) => {
    props.onTab?.(next);
    setTab(next);
  };
  return <SettingsScreen {...props} tab={tab} onTab={onTab} />;
}

const meta = {
  title: "Screens/Dataset settings/Tabs",
  tags: ["stable", "screen"],
  component: SettingsScreen,
  parameters: { layout: "fullscreen" },
  args: { ...aSettingsPage(), tab: "questions", onTab: fn() },
  render: (args) => <InTabs {...args} />,
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const formOf = async (canvasElement: HTMLElement, name: string) =>
  within(await within(canvasElement).findByRole("form", { name }));
const tab = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole("tab", { name });

/** Each question with its settings, beside the question as annotators see it. */
export const Default: Story = {};

/** The preview follows the form, and its answers are not stored. */
export const Questions: Story = {
  args: { ports: aSettingsPage().ports },
  parameters: { proves: [132, 145, 373] },
  play: async ({ canvasElement, args }) => {
    const form = await formOf(canvasElement, "What does the message name?");
    const title = form.getByRole("textbox", { name: /Title/ });
    const preview = within(
      within(canvasElement).getAllByRole("region", { name: "As annotators see it" })[0] as HTMLElement,
    );
    await userEvent.clear(title);
    await userEvent.type(title, " Which of these? ");
    await userEvent.clear(form.getByRole("textbox", { name: "Description" }));
    await expect(preview.getByRole("heading", { name: /Which of these/ })).toBeVisible();
    // Suggested labels are marked, as they will be.
    await expect(preview.getByText("Suggested by system, score 0.5")).toBeInTheDocument();
    await expect(preview.getByText("Suggested by system, score 0.7")).toBeInTheDocument();
    await expect(tab(canvasElement, /Questions/)).toHaveTextContent("Modified");
    await expect(args.ports.onModified).toHaveBeenLastCalledWith(true);
    await userEvent.click(form.getByRole("button", { name: /^Update/ }));
    await expect(args.ports.onSavePart).toHaveBeenCalledWith({
      kind: "question",
      seen: someParts().questions[0],
      change: {
        title: "Which of these?",
        description: null,
        settings: someParts().questions[0]?.settings,
      },
    });
    await expect(await form.findByText("Saved")).toBeVisible();
  },
};

/** A title and its limit; a refused value stays. */
export const Invalid: Story = {
  args: { ports: aSettingsPage().ports },
  parameters: { proves: [149] },
  play: async ({ canvasElement, args }) => {
    const form = await formOf(canvasElement, "What does the message name?");
    const title = form.getByRole("textbox", { name: /Title/ });
    await userEvent.clear(title);
    await expect(await form.findByText("This field is required.")).toBeVisible();
    await userEvent.click(title);
    await userEvent.paste("x".repeat(201));
    await expect(await form.findByText("This must be less than 200.")).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: /^Update/ }));
    await expect(args.ports.onSavePart).not.toHaveBeenCalled();
    await userEvent.click(form.getByRole("button", { name: /^Restore/ }));
    await expect(title).toHaveValue("What does the message name?");
    await expect(args.ports.onModified).toHaveBeenLastCalledWith(false);
  },
};

/** A blank title of a field is its name; a template is shown and not edited. */
export const Fields: Story = {
  args: { ports: aSettingsPage().ports, tab: "fields" },
  parameters: { proves: [127, 129, 146] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByRole("tab")).map(({ textContent }) => textContent)).toEqual([
      "General",
      "Fields",
      "Questions",
      "Metadata",
      "Vectors",
      "Danger zone",
    ]);
    const form = await formOf(canvasElement, "Message");
    await userEvent.clear(form.getByRole("textbox", { name: /Title/ }));
    await userEvent.click(form.getByRole("checkbox", { name: "Show texts as Markdown" }));
    await userEvent.click(form.getByRole("button", { name: /^Update/ }));
    await expect(args.ports.onSavePart).toHaveBeenCalledWith({
      kind: "field",
      seen: someParts().fields[0],
      change: { title: "message", settings: { type: "text", use_markdown: true } },
    });
    await userEvent.click(canvas.getByRole("heading", { name: "Order" }));
    const custom = await formOf(canvasElement, "Order");
    await expect(custom.getByText("<b>{{record.fields.order.number}}</b>")).toBeVisible();
    await userEvent.type(custom.getByRole("textbox", { name: /Title/ }), " details");
    await userEvent.click(tab(canvasElement, /Metadata/));
    await expect(args.onTab).toHaveBeenCalledWith("metadata");
    // The other tabs keep what was changed in them.
    await userEvent.click(tab(canvasElement, /Fields/));
    await expect(custom.getByRole("textbox", { name: /Title/ })).toHaveValue("Order details");
  },
};

export const Metadata: Story = {
  args: { ports: aSettingsPage().ports, tab: "metadata" },
  parameters: { proves: [143, 151] },
  play: async ({ canvasElement, args }) => {
    const form = await formOf(canvasElement, "Channel");
    await userEvent.click(form.getByRole("checkbox", { name: "Visible to annotators" }));
    const title = form.getByRole("textbox", { name: /Title/ });
    await userEvent.click(title);
    await userEvent.paste("x".repeat(500));
    await expect(await form.findByText("This must be less than 500.")).toBeVisible();
    await userEvent.clear(title);
    await userEvent.type(title, "Way of contact");
    await userEvent.click(form.getByRole("button", { name: /^Update/ }));
    await expect(args.ports.onSavePart).toHaveBeenCalledWith({
      kind: "metadata",
      seen: someParts().metadata[0],
      change: { title: "Way of contact", visible_for_annotators: false },
    });
  },
};

export const Vectors: Story = {
  args: { ports: aSettingsPage().ports, tab: "vector" },
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByText("384 dimensions")).toBeVisible();
    const form = await formOf(canvasElement, "MiniLM");
    await userEvent.type(form.getByRole("textbox", { name: /Title/ }), " L6");
    await userEvent.click(form.getByRole("button", { name: /^Update/ }));
    await expect(args.ports.onSavePart).toHaveBeenCalledWith({
      kind: "vector",
      seen: someParts().vectors[0],
      change: { title: "MiniLM L6" },
    });
  },
};

/** The first part of a tab is open, so that all of them are in view. */
export const FirstOpen: Story = {
  tags: ["!dev", "!autodocs"],
  args: {
    dataset: someSettings({
      parts: someParts({
        metadata: ["one", "two"].flatMap((id) =>
          someParts().metadata.map((property) => ({ ...property, id })),
        ),
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    for (const name of [/Fields/, /Questions/, /Metadata/]) {
      await userEvent.click(await within(canvasElement).findByRole("tab", { name }));
      const parts = [...within(canvasElement).getByRole("tabpanel").querySelectorAll("details")];
      await expect(parts.length).toBeGreaterThan(1);
      await expect(parts.map(({ open }) => open)).toEqual(parts.map((_, place) => place === 0));
    }
  },
};

/** Metadata and vectors have tabs only where the dataset has some. */
export const FewTabs: Story = {
  args: {
    dataset: someSettings({ parts: someParts({ metadata: [], vectors: [] }) }),
    tab: "vector",
  },
  parameters: { proves: [128] },
  play: async ({ canvasElement }) => {
    const tabs = await within(canvasElement).findAllByRole("tab");
    await expect(tabs.map(({ textContent }) => textContent)).toEqual([
      "General",
      "Fields",
      "Questions",
      "Danger zone",
    ]);
    await expect(tab(canvasElement, /General/)).toHaveAttribute("aria-selected", "true");
  },
};

/** Deletion names the dataset and what is lost with it. Cancel has the focus; the name must be typed. */
export const DangerZone: Story = {
  args: { ports: aSettingsPage().ports, tab: "danger-zone" },
  parameters: { proves: [152] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Delete dataset" }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await expect(dialog.getByText(/“ticket-triage-2026” in the workspace “support”/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await expect(await dialog.findByText(/1,208 records and 377 answers by 3 people/)).toBeVisible();
    const confirm = dialog.getByRole("button", { name: "Delete dataset" });
    const name = dialog.getByRole("textbox", { name: /type “ticket-triage-2026”/ });
    await userEvent.type(name, "ticket-triage-2025{Enter}");
    await waitFor(() => expect(name).toHaveAccessibleDescription("Type the name of the dataset first"));
    await expect(name).toHaveFocus();
    await userEvent.click(confirm);
    await expect(args.ports.onDelete).not.toHaveBeenCalled();
    await userEvent.type(name, "{Backspace}6");
    await userEvent.click(confirm);
    await expect(args.ports.onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).not.toBeInTheDocument());
  },
};

/** The server refuses: the dialog stays open with the reason. */
export const DeleteRefused: Story = {
  args: {
    ports: aSettingsPage({ onDelete: fn(async () => "Your sign-in has ended. Sign in to continue.") }).ports,
    tab: "danger-zone",
    dataset: someSettings({ isDraft: true }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Delete dataset" }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Delete dataset" }));
    await expect(await dialog.findByText(/sign-in has ended/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Delete dataset" })).toBeEnabled();
  },
};

/** A draft has nothing that could be lost: it is deleted after one confirmation. */
export const DeleteDraft: Story = {
  args: {
    ports: aSettingsPage().ports,
    tab: "danger-zone",
    dataset: someSettings({ isDraft: true }),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Delete dataset" }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Delete dataset" }));
    await expect(args.ports.onDelete).toHaveBeenCalledOnce();
  },
};

/** The server cannot count: the dialog shows that, and the dataset can still be deleted. */
export const DeleteUncounted: Story = {
  args: {
    ports: aSettingsPage({ loadContents: async () => Promise.reject(new Error("unreachable")) }).ports,
    tab: "danger-zone",
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Delete dataset" }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await expect(await dialog.findByText(/could not be counted/)).toBeVisible();
  },
};

export const Hostile: Story = {
  args: {
    dataset: someSettings({
      parts: someParts({
        questions: someParts().questions.map((question) => ({
          ...question,
          title: "<img src=x onerror=alert(1)> 👩🏽‍🚀",
          description: "<script>alert(1)</script>".repeat(10),
        })),
      }),
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/<img src=x/);
    await expect(canvasElement.querySelector("script, [onerror]")).toBeNull();
  },
};

export const RightToLeft: Story = { parameters: { direction: "rtl" } };
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
export const Narrow: Story = {
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const LargeText: Story = { globals: { textSize: "200%" } };
