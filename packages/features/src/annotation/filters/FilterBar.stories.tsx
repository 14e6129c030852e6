import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { aView, questions, somePorts } from "../fixtures/fixtures";
import { QueueBar } from "../queue/QueueBar";
import { aFiltering, manySet } from "./fixtures";

const meta = {
  title: "Screens/Annotation/Filter bar",
  tags: ["stable", "screen", "annotation"],
  component: QueueBar,
  parameters: { layout: "fullscreen" },
  args: {
    queue: aView().queue,
    progress: aView().progress,
    isBulk: false,
    filtering: aFiltering(),
    fields: aView().fields,
    questions,
    ports: somePorts(),
    onHelp: fn(),
  },
  decorators: (Story) => (
    <main>
      <h1 translate="no" style={{ padding: "1rem" }}>
        {"ticket-triage-2026"}
      </h1>
      <Story />
      <h2 translate="no">{"48213-C"}</h2>
    </main>
  ),
  render: (args) => <Bar {...args} />,
} satisfies Meta<typeof QueueBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar with filters that keep what is set, as the session does. */
function Bar(args: ComponentProps<typeof QueueBar>) {
  const [filtering, setFiltering] = useState(args.filtering);
  const ports = {
    ...args.ports,
    onSearch: (search: Parameters<typeof args.ports.onSearch>[0]) => {
      args.ports.onSearch(search);
      setFiltering((before) => before && { ...before, search });
    },
    onFilters: (change: Parameters<typeof args.ports.onFilters>[0]) => {
      args.ports.onFilters(change);
      setFiltering((before) => {
        const filters = before && { ...before.filters, ...change };
        return before && filters && { ...before, filters, isFiltered: true };
      });
    },
  };
  return <QueueBar {...args} filtering={filtering} ports={ports} />;
}

const page = within(document.body);
const trigger = (name: RegExp) => page.getByRole("button", { name });
/** Opens a filter by keyboard and returns its popover. */
async function open(name: string) {
  trigger(new RegExp(`^${name}`)).focus();
  await userEvent.keyboard("{Enter}");
  return within(await page.findByRole("dialog", { name }));
}

export const Default: Story = {};

/** What the bar offers; Reset is not there before something is set. */
export const Offers: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [217, 218] },
  play: async () => {
    await expect(page.getByRole("textbox", { name: "Search records" })).toBeVisible();
    await expect(trigger(/^Search in: All fields/)).toBeVisible();
    for (const name of [/^Status: Pending/, /^Metadata/, /^Responses/, /^Suggestions/, /^Sort/])
      await expect(trigger(name)).toBeVisible();
    await expect(page.queryByRole("button", { name: "Reset" })).toBeNull();
  },
};

/** A dataset with a single field has no choice of the field. */
export const OneField: Story = {
  parameters: { proves: [218] },
  args: { fields: aView().fields.slice(0, 1) },
  play: async () => {
    await expect(page.queryByRole("button", { name: /^Search in/ })).toBeNull();
  },
};

/** Enter and the button apply the trimmed text; the same text is not applied twice. */
export const SearchInUse: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [245] },
  play: async ({ args }) => {
    const field = page.getByRole("textbox", { name: "Search records" });
    await userEvent.type(field, "  refund  ");
    await expect(args.ports.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.ports.onSearch).toHaveBeenLastCalledWith({ text: "refund", field: "all" });
    await userEvent.click(trigger(/^Search$/));
    await expect(args.ports.onSearch).toHaveBeenCalledOnce();
    await userEvent.click(trigger(/^Search in/));
    await userEvent.click(await page.findByRole("menuitemradio", { name: "Subject" }));
    await expect(args.ports.onSearch).toHaveBeenLastCalledWith({ text: "refund", field: "subject" });
    await userEvent.click(trigger(/^Clear search$/));
    await expect(args.ports.onSearch).toHaveBeenLastCalledWith({ text: "", field: "all" });
    await expect(field).toHaveFocus();
  },
};

/** Terms, a range and a search, by keyboard alone; Escape applies what was set. */
export const MetadataInUse: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [247, 251, 253] },
  play: async ({ args }) => {
    const popup = await open("Metadata");
    await expect(popup.queryByText("region")).toBeNull();
    const list = popup.getByRole("listbox", { name: "channel" });
    list.focus();
    await userEvent.keyboard("{ArrowDown} ");
    await userEvent.click(popup.getByText("words", { selector: "summary *" }));
    popup.getAllByRole("slider", { name: "From" })[0]?.focus();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.keyboard("{Escape}");
    await expect(args.ports.onFilters).toHaveBeenLastCalledWith({
      metadata: [
        { name: "channel", terms: ["chat"] },
        { name: "words", range: { ge: 13, le: 420 } },
      ],
    });
    await waitFor(() => expect(trigger(/^Metadata/)).toHaveFocus());
    await expect(trigger(/^Metadata/)).toHaveTextContent("Metadatachannelwords");
  },
};

/** Several labels must all be there, or any of them; a rating is a range of whole numbers. */
export const ResponsesInUse: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [254] },
  play: async ({ args }) => {
    const popup = await open("Responses");
    await userEvent.click(popup.getByText("Which details are in the message?"));
    popup.getByRole("listbox", { name: /^Which details/ }).focus();
    await userEvent.keyboard(" {ArrowDown} ");
    await userEvent.click(popup.getByRole("radio", { name: "Any of them" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.ports.onFilters).toHaveBeenLastCalledWith({
      response: [{ name: "details", operator: "or", values: ["amount", "date"] }],
    });
  },
};

/** Score, value and agent; a question without agents has no filter by agent. */
export const SuggestionsInUse: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [252, 255, 258] },
  play: async ({ args }) => {
    const popup = await open("Suggestions");
    await expect(popup.getAllByText("Agent")).toHaveLength(1);
    const score = popup.getAllByRole("slider", { name: "From" })[0];
    await expect(score).toHaveAttribute("max", "1");
    score?.focus();
    await userEvent.keyboard("{ArrowRight}");
    popup.getByRole("listbox", { name: /: Agent$/ }).focus();
    await userEvent.keyboard(" ");
    await userEvent.keyboard("{Escape}");
    await expect(args.ports.onFilters).toHaveBeenLastCalledWith({
      suggestion: [{ name: "need", score: { ge: 0.01, le: 1 }, agents: ["triage-v3"] }],
    });
  },
};

/** Several keys with a direction each; without the last one the usual order is back at once. */
export const SortInUse: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: { proves: [248, 249, 250] },
  play: async ({ args }) => {
    const popup = await open("Sort");
    popup.getByRole("button", { name: "Updated" }).focus();
    await userEvent.keyboard("{Enter}{Enter}");
    await waitFor(() =>
      expect(args.ports.onFilters).toHaveBeenLastCalledWith({
        sort: [{ entity: "record", name: "updated_at", order: "desc" }],
      }),
    );
    await userEvent.click(popup.getByRole("button", { name: "Don't sort by Updated" }));
    await expect(args.ports.onFilters).toHaveBeenLastCalledWith({ sort: [] });
  },
};

/** Something of each kind is set. The bar is as high as before, and Reset is there. */
export const ManySet: Story = {
  parameters: { proves: [242] },
  args: { filtering: manySet },
  play: async ({ args }) => {
    const bar = page.getByRole("region", { name: "Queue" });
    await expect(bar.getBoundingClientRect().height).toBeLessThanOrEqual(52);
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await userEvent.click(trigger(/^Reset$/));
    await expect(args.ports.onResetFilters).toHaveBeenCalledOnce();
  },
};

/** The values of the records are loading. */
export const Loading: Story = {
  args: { filtering: aFiltering({ choices: { load: "loading", metrics: {}, agents: {} } }) },
  play: async () => {
    const popup = await open("Metadata");
    await expect(popup.getByText("Loading values")).toBeVisible();
  },
};

// biome-ignore lint/suspicious/noShadowRestrictedNames: the states of every story have the same names
export const Error: Story = {
  args: { filtering: aFiltering({ choices: { load: "failed", metrics: {}, agents: {} } }) },
  play: async ({ args }) => {
    const popup = await open("Metadata");
    await userEvent.click(popup.getByRole("button", { name: "Try again" }));
    await expect(args.ports.onLoadChoices).toHaveBeenCalled();
  },
};

/** No record has metadata. */
export const Empty: Story = {
  args: { filtering: aFiltering({ choices: { load: "ready", metrics: {}, agents: {} } }) },
  play: async () => {
    const popup = await open("Metadata");
    await expect(popup.getByText("No record has metadata to filter by")).toBeVisible();
  },
};

export const RightToLeft: Story = { args: { filtering: manySet }, parameters: { direction: "rtl" } };

/** All filters are behind one button. */
export const Phone: Story = {
  args: { filtering: manySet },
  globals: { viewport: { value: "phone" } },
  play: async ({ args }) => {
    if (matchMedia("(min-width: 75.0625rem)").matches) return;
    await userEvent.click(trigger(/^Filters 7/));
    const sheet = within(await page.findByRole("dialog", { name: "Filters" }));
    await userEvent.click(sheet.getByRole("button", { name: "Don't sort by Inserted" }));
    await userEvent.click(sheet.getByRole("button", { name: "Done" }));
    await expect(args.ports.onFilters).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  globals: { locale: "de" },
  args: {
    filtering: {
      ...manySet,
      search: { text: "Rechtsschutzversicherungsgesellschaften und ihre Erstattungen", field: "message" },
    },
  },
};
