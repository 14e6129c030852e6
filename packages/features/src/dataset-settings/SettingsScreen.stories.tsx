import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { aSettingsPage, someSettings } from "./fixtures";
import { SettingsScreen, type SettingsScreenProps } from "./SettingsScreen";
import { guide } from "./SettingsScreen.guide";
import type { SettingsPorts } from "./view-model";

const meta = {
  title: "Screens/Dataset settings",
  tags: ["stable", "screen"],
  component: SettingsScreen,
  parameters: { guide, layout: "fullscreen" },
  args: aSettingsPage(),
} satisfies Meta<typeof SettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function formOf(canvasElement: HTMLElement, name: string) {
  return within(await within(canvasElement).findByRole("form", { name: new RegExp(`^${name}`) }));
}

/** Nothing is changed, so nothing can be restored or updated. */
export const Default: Story = {};

export const InUse: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [125, 126] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { level: 1 })).toHaveTextContent("Settings");
    const trail = within(canvas.getByRole("navigation", { name: "Breadcrumbs" }));
    await expect(trail.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Home",
      "support",
      "ticket-triage-2026",
      "Settings",
    ]);
    await expect(document.title).toBe("Settings · ticket-triage-2026 · support · Glossa");
    await expect(canvas.getByRole("link", { name: "support" })).toHaveAttribute(
      "href",
      "/?workspaces=support",
    );
    await expect(canvas.getByRole("link", { name: "ticket-triage-2026" })).toHaveAttribute(
      "href",
      "#ticket-triage-2026",
    );
    await expect(canvas.getByRole("link", { name: "See your dataset" })).toHaveAttribute(
      "href",
      "#ticket-triage-2026",
    );
    for (const name of ["Restore", "Update"]) {
      const buttons = canvas.getAllByRole("button", { name: new RegExp(`^${name}: `) });
      // Each says which setting.
      await expect(new Set(buttons.map((button) => button.getAttribute("aria-label"))).size).toBe(
        buttons.length,
      );
      for (const button of buttons) await expect(button).toHaveAttribute("aria-disabled", "true");
    }
    await expect(canvas.getByRole("link", { name: "Add records from files" })).toHaveAttribute(
      "href",
      "#add-records",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Go to dataset" }));
    await expect(args.ports.onGoToDataset).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Copy link to dataset" }));
    await expect(args.ports.onCopyLink).toHaveBeenCalledOnce();
  },
};

/** The text is previewed beside its source, is saved without surrounding white space, and the update is announced. */
export const Updated: Story = {
  play: async ({ canvasElement, args }) => {
    const form = await formOf(canvasElement, "Guidelines");
    const text = form.getByRole("textbox", { name: "Guidelines" });
    await userEvent.clear(text);
    await userEvent.type(text, "  Read **closely**. ");
    const preview = form.getByRole("region", { name: "As annotators see it" });
    await waitFor(() => expect(within(preview).getByText("closely").tagName).toBe("STRONG"));
    await expect(preview).toBeVisible();
    // Only a preview that scrolls is a Tab stop.
    await expect(preview).not.toHaveAttribute("tabindex");
    await userEvent.type(text, "Line{Enter}{Enter}".repeat(20));
    await waitFor(() => expect(preview).toHaveAttribute("tabindex", "0"));
    await userEvent.clear(text);
    await userEvent.type(text, "  Read **closely**. ");
    await expect(form.queryByRole("radio", { name: "Preview" })).toBeNull();
    await userEvent.click(form.getByRole("button", { name: /^Update/ }));
    await expect(args.ports.onSave).toHaveBeenCalledWith(
      { guidelines: "Read **closely**." },
      { guidelines: someSettings().guidelines },
    );
    await expect(await form.findByText("Saved")).toBeVisible();
  },
};

/** Each setting is changed and restored separately. */
export const Modified: Story = {
  parameters: { proves: [131, 138] },
  args: aSettingsPage(),
  play: async ({ canvasElement, args }) => {
    const extra = await formOf(canvasElement, "Extra metadata");
    const box = extra.getByRole("checkbox", { name: /Allow metadata/ });
    await userEvent.click(box);
    const least = await formOf(canvasElement, "Task distribution");
    await userEvent.click(least.getByRole("button", { name: "More" }));
    // The two settings and their tab.
    await expect(within(canvasElement).getAllByText("Modified")).toHaveLength(3);
    await expect(args.ports.onModified).toHaveBeenLastCalledWith(true);
    await userEvent.click(extra.getByRole("button", { name: /^Restore/ }));
    await expect(box).toBeChecked();
    await expect(least.getByRole("spinbutton")).toHaveValue("3");
    await userEvent.click(least.getByRole("button", { name: /^Restore/ }));
    await expect(args.ports.onModified).toHaveBeenLastCalledWith(false);
    await userEvent.click(box);
    await userEvent.click(extra.getByRole("button", { name: /^Update/ }));
    await expect(args.ports.onSave).toHaveBeenCalledWith(
      { allowsExtraMetadata: false },
      { allowsExtraMetadata: true },
    );
  },
};

/** Guidelines may be replaced, but not removed; and at least one response must be submitted. */
export const Invalid: Story = {
  parameters: { proves: [147, 148] },
  play: async ({ canvasElement }) => {
    const guidelines = await formOf(canvasElement, "Guidelines");
    const text = guidelines.getByRole("textbox", { name: "Guidelines" });
    await userEvent.clear(text);
    await expect(guidelines.queryByText("This field is required.")).not.toBeInTheDocument();
    const distribution = await formOf(canvasElement, "Task distribution");
    await userEvent.clear(distribution.getByRole("spinbutton"));
    await userEvent.tab();
    for (const form of [guidelines, distribution]) {
      await expect(await form.findByText("This field is required.")).toBeVisible();
      await expect(form.getByRole("button", { name: /^Update/ })).toHaveAttribute("aria-disabled", "true");
    }
    await expect(text).toBeInvalid();
  },
};

/** The previous value is shown again, and the refused one is not lost. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: the states of every story have the same names
export const Error: Story = {
  parameters: { proves: [140] },
  args: aSettingsPage({ onSave: fn(async () => "failed" as const) }),
  play: async ({ canvasElement, args }) => {
    const form = await formOf(canvasElement, "Guidelines");
    const text = form.getByRole("textbox", { name: "Guidelines" });
    const before = (text as HTMLTextAreaElement).value;
    await userEvent.type(text, " More.");
    await userEvent.click(form.getByRole("button", { name: /^Update/ }));
    await expect(await form.findByRole("alert")).toHaveTextContent("Saving failed");
    await expect(text).toHaveValue(before);
    await expect(args.ports.onModified).toHaveBeenLastCalledWith(true);
    await userEvent.click(form.getByRole("button", { name: "Reapply my change" }));
    await expect(text).toHaveValue(`${before} More.`);
    await expect(text).toHaveFocus();
    await userEvent.click(form.getByRole("button", { name: /^Update/ }));
    await form.findByRole("alert");
  },
};

/** A dataset whose guidelines another user saves before this user does. */
function SharedSettings({ theirs, ...props }: SettingsScreenProps & { theirs: string }) {
  const [guidelines, setGuidelines] = useState(props.dataset.guidelines);
  const onSave: SettingsPorts["onSave"] = async (change, seen) => {
    const isSeen = seen.guidelines === theirs;
    setGuidelines(isSeen ? (change.guidelines ?? null) : theirs);
    return isSeen ? "saved" : "outdated";
  };
  return (
    <SettingsScreen
      {...props}
      dataset={{ ...props.dataset, guidelines }}
      ports={{ ...props.ports, onSave }}
    />
  );
}

/** Another user has saved in the meantime: neither text is lost, and nothing is replaced without confirmation. */
export const Outdated: Story = {
  render: (args) => <SharedSettings {...args} theirs="Theirs." />,
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement, "Guidelines");
    const text = form.getByRole("textbox", { name: "Guidelines" });
    await userEvent.clear(text);
    await userEvent.type(text, "Mine.");
    const update = form.getByRole("button", { name: /^Update/ });
    await userEvent.click(update);
    await userEvent.click(await form.findByRole("button", { name: "Show their version" }));
    await expect(text).toHaveValue("Theirs.");
    const back = form.getByRole("button", { name: "Reapply my change" });
    await expect(back).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(text).toHaveValue("Mine.");
    await userEvent.click(update);
    await expect(await form.findByText("Saved")).toBeVisible();
  },
};

/** While the update is being sent to the server. */
export const Saving: Story = {
  args: aSettingsPage({ onSave: fn(() => new Promise<never>(() => {})) }),
  play: async ({ canvasElement }) => {
    const form = await formOf(canvasElement, "Extra metadata");
    await userEvent.click(form.getByRole("checkbox"));
    await userEvent.click(form.getByRole("button", { name: /^Update/ }));
    const button = await form.findByRole("button", { name: "Updating" });
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
  },
};

/** A dataset without guidelines. */
export const Empty: Story = { args: { dataset: someSettings({ guidelines: null }) } };

/** Annotators read the settings and cannot change them. */
export const ReadOnly: Story = {
  parameters: { proves: [130] },
  args: { canEdit: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Minimum submitted responses")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "What to mark" })).toBeVisible();
    await expect(canvas.queryByRole("form")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
  },
};

export const ReadOnlyWithoutGuidelines: Story = {
  args: { canEdit: false, dataset: someSettings({ guidelines: null }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("No annotation guidelines")).toBeVisible();
  },
};

/** Guidelines may contain any text; it is shown and never runs. */
export const Hostile: Story = {
  args: {
    canEdit: false,
    dataset: someSettings({
      name: "<img src=x onerror=alert(1)>",
      guidelines: '<img src=x onerror="document.title=1"><script>document.title=1</script>[a](javascript:1)',
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText("<img src=x onerror=alert(1)>")).length).toBeGreaterThan(0);
    await expect(canvasElement.querySelector("script, [onerror], [href^='javascript']")).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    dataset: someSettings({
      name: "customer-service-tickets-of-all-european-subsidiaries-2019-to-2026-second-review-round",
      workspace: "Rindfleischetikettierungsüberwachungsaufgabenübertragung",
      guidelines: "Lies genau, was gefragt ist. ".repeat(80),
      minSubmitted: 1000,
    }),
  },
};

export const RightToLeft: Story = {
  parameters: { direction: "rtl" },
  args: { dataset: someSettings({ name: "أحكام-محكمة", guidelines: "اقرأ السجل كاملا." }) },
};
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
