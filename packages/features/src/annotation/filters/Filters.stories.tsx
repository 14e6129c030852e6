import { VisuallyHidden } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { choices, manySet, nothing, someFilters } from "../fixtures/fixtures-filters";
import { Filters, WideSearch } from "./Filters";
import { guide } from "./Filters.guide";
import type { FiltersView } from "./filters-view";

const view: FiltersView = { ...someFilters(), search: { text: "", field: "all" }, filters: nothing };

interface BarProps {
  view: FiltersView;
  onSearch: (search: FiltersView["search"]) => void;
  onFilters: (change: Partial<FiltersView["filters"]>) => void;
  onResetFilters: () => void;
  onFilterChoices: () => void;
}

/** The search and the filters as the bar of the annotation page shows them; changes are kept. */
function Bar({ view: initial, ...ports }: BarProps) {
  const t = useT();
  const [shown, setShown] = useState(initial);
  const handlers = {
    onSearch(search: FiltersView["search"]) {
      ports.onSearch(search);
      setShown((before) => ({ ...before, search }));
    },
    onFilters(change: Partial<FiltersView["filters"]>) {
      ports.onFilters(change);
      setShown((before) => ({ ...before, filters: { ...before.filters, ...change } }));
    },
    onResetFilters() {
      ports.onResetFilters();
      setShown((before) => ({ ...before, filters: nothing }));
    },
    onFilterChoices: ports.onFilterChoices,
  };
  return (
    <main style={{ display: "flex", flexWrap: "wrap", gap: 8, alignItems: "center" }}>
      <VisuallyHidden>
        <h1>{t("annotation.queue")}</h1>
        <h2>{t("annotation.records")}</h2>
      </VisuallyHidden>
      <WideSearch view={shown} ports={handlers} />
      <Filters view={shown} ports={handlers} />
    </main>
  );
}

const meta = {
  title: "Screens/Annotation/Filters",
  component: Bar,
  tags: ["beta", "screen"],
  parameters: { guide, layout: "padded" },
  args: {
    view,
    onSearch: fn(),
    onFilters: fn(),
    onResetFilters: fn(),
    onFilterChoices: fn(),
  },
} satisfies Meta<typeof Bar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The text is trimmed, and applied by Enter; the cross removes it. */
export const SearchText: Story = {
  name: "Search (spec 218) (spec 245)",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("searchbox", { name: "Search records" });
    await userEvent.type(field, "  late refund ");
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: "late refund", field: "all" });
    await userEvent.click(canvas.getByRole("button", { name: /Field to search/ }));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: "late refund", field: "subject" });
    await userEvent.click(canvas.getByRole("button", { name: "Clear search" }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: "", field: "subject" });
    await expect(field).toHaveFocus();
  },
};

/** While the search has the focus, it explains its syntax; parts of words only if the server supports them. */
export const SearchHelp: Story = {
  args: { view: { ...view, canSearchParts: true } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("searchbox", { name: "Search records" });
    await userEvent.click(field);
    await expect(within(canvasElement).getByText("*part*")).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/\*part\* words that contain this part/);
  },
};

/** The help is not in the way of the results: it closes with Enter, and is shown again while the search is changed. */
export const SearchHelpAfterEnter: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("searchbox", { name: "Search records" });
    const help = canvas.getByText(/^Press Enter to search/);
    await userEvent.type(field, "refund");
    await expect(help).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveFocus();
    await expect(help).not.toBeVisible();
    await userEvent.keyboard("s");
    await expect(help).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    field.focus();
    await expect(help).toBeVisible();
  },
};

/** An Argilla server does not find parts of words. */
export const SearchHelpOfOthers: Story = {
  name: "Search help without parts",
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("searchbox", { name: "Search records" });
    await userEvent.click(field);
    await expect(within(canvasElement).getByText("word*")).toBeVisible();
    await expect(within(canvasElement).queryByText("*part*")).not.toBeInTheDocument();
  },
};

/** A dataset with one field has no choice of fields. */
export const OneField: Story = {
  name: "One field (spec 218)",
  args: { view: { ...view, fields: [{ name: "message", title: "Message" }] } },
  play: async ({ canvasElement }) => {
    const scope = within(canvasElement).queryByRole("button", { name: /Field to search/ });
    await expect(scope).not.toBeInTheDocument();
  },
};

/** By keyboard: terms and a range of metadata are applied when the popover closes. */
export const ByMetadata: Story = {
  name: "By metadata (spec 246) (spec 247) (spec 253)",
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Metadata" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onFilterChoices).toHaveBeenCalled();
    const popup = within(await screen.findByRole("dialog", { name: "Metadata" }));
    await userEvent.click(popup.getByRole("option", { name: /chat/ }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(args.onFilters).toHaveBeenLastCalledWith({ metadata: [{ name: "channel", terms: ["chat"] }] }),
    );
    await expect(args.onFilters).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());
    // Opened and closed without a change, it applies nothing.
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: "Metadata" });
    await userEvent.keyboard("{Escape}");
    await expect(args.onFilters).toHaveBeenCalledTimes(1);
  },
};

/** Agents are offered only for questions that have some. */
export const BySuggestion: Story = {
  name: "By suggestion (spec 252) (spec 255) (spec 258)",
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Suggestions" }));
    const popup = within(await screen.findByRole("dialog", { name: "Suggestions" }));
    await expect(popup.getAllByRole("listbox", { name: "Agent", hidden: true })).toHaveLength(1);
    const to = popup.getAllByRole("spinbutton", { name: /To/ })[0] as HTMLElement;
    await userEvent.clear(to);
    await userEvent.type(to, "0.5{Enter}");
    await userEvent.click(popup.getByRole("option", { name: /triage-v3/ }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(args.onFilters).toHaveBeenLastCalledWith({
        suggestion: [{ name: "need", score: { ge: 0, le: 0.5 }, agents: ["triage-v3"] }],
      }),
    );
  },
};

/** All options of several are required unless any of them is chosen. */
export const ByResponse: Story = {
  name: "By response (spec 254)",
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Responses" }));
    const popup = within(await screen.findByRole("dialog", { name: "Responses" }));
    await userEvent.click(popup.getByText("Which details are in the message?"));
    const list = within(popup.getByRole("listbox", { name: "Which details are in the message?" }));
    const [first, second] = list.getAllByRole("option");
    await userEvent.click(first as HTMLElement);
    await userEvent.click(second as HTMLElement);
    await userEvent.click(popup.getByRole("radio", { name: "Any of them" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(args.onFilters).toHaveBeenLastCalledWith({
        response: [expect.objectContaining({ name: "details", operator: "or" })],
      }),
    );
  },
};

/** Owners and admins also filter by the responses of others, and by whether people disagree. */
export const ByResponsesOfOthers: Story = {
  args: { view: { ...view, canFilterOthers: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Responses" }));
    const popup = within(await screen.findByRole("dialog", { name: "Responses" }));
    const list = within(
      popup.getByRole("listbox", { name: "What does the customer need?: answers of others" }),
    );
    await userEvent.click(list.getByRole("option", { name: "Refund" }));
    await userEvent.click(popup.getAllByRole("radio", { name: "Disagree" })[0] as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(args.onFilters).toHaveBeenLastCalledWith({
        response: [
          { name: "need", of: "others", terms: ["refund"] },
          { name: "need", agreement: "disagree" },
        ],
      }),
    );
    const trigger = within(canvasElement).getByRole("button", { name: /^Responses/ });
    await expect(trigger).toHaveAccessibleName(/others: Refund .*people disagree/);
  },
};

/** They also find what certain people have submitted, and whether people agree on texts, spans and rankings. */
export const ByRespondents: Story = {
  args: { view: { ...view, canFilterOthers: true, canFilterRespondents: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Responses" }));
    const popup = within(await screen.findByRole("dialog", { name: "Responses" }));
    await userEvent.click(popup.getByText("Submitted by"));
    const list = within(popup.getByRole("listbox", { name: "Submitted by" }));
    await userEvent.click(list.getByRole("option", { name: /^ben/ }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onFilters).toHaveBeenLastCalledWith({ response: [{ users: ["ben"] }] }));
    const trigger = within(canvasElement).getByRole("button", { name: /^Responses/ });
    await expect(trigger).toHaveAccessibleName(/Submitted by: ben/);
  },
};

/** Sorting ends at once when its last key is removed. */
export const Sorted: Story = {
  name: "Sorted (spec 249) (spec 250)",
  args: {
    view: {
      ...view,
      filters: { ...nothing, sort: [{ entity: "metadata", name: "words", order: "desc" }] },
    },
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Sort/ }));
    const popup = within(await screen.findByRole("dialog", { name: "Sort" }));
    // The heading says of what it is the score: the question alone is shown below it.
    await expect(popup.getByRole("heading", { name: "Score of the suggestion" })).toBeVisible();
    const scores = popup.getAllByRole("button", { name: /score of the suggestion$/ });
    for (const score of scores) await expect(score).not.toHaveTextContent(/score of/);
    await userEvent.click(popup.getByRole("button", { name: "Don’t sort by Words" }));
    await expect(args.onFilters).toHaveBeenLastCalledWith({ sort: [] });
  },
};

/** Reset removes filters and order; the search stays. */
export const ManySet: Story = {
  name: "Many set (spec 217) (spec 242)",
  args: { view: manySet },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: /^Metadata Channel: chat, email/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Reset" }));
    await expect(args.onResetFilters).toHaveBeenCalled();
    await expect(canvas.queryByRole("button", { name: "Reset" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("searchbox")).toHaveValue("refund");
  },
};

const longTitle = "The channel through which the customer has reached us for the first time";

/** A long title is shortened, so that the set values stay visible. */
export const LongTitles: Story = {
  args: {
    view: {
      ...view,
      properties: [{ name: "channel", title: longTitle }],
      filters: { ...nothing, metadata: [{ name: "channel", terms: ["chat"] }] },
    },
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: `Metadata ${longTitle}: chat` });
    const { scrollWidth, clientWidth } = within(trigger).getByText("chat");
    await expect(scrollWidth).toBe(clientWidth);
    await expect(within(trigger).getByTitle(`${longTitle}: chat`)).toBeVisible();
  },
};

/** Until the values are loaded. */
export const Loading: Story = {
  args: { view: { ...view, choices: undefined } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Metadata" }));
    const popup = await screen.findByRole("dialog", { name: "Metadata" });
    await expect(popup.querySelector("[aria-busy]")).toBeInTheDocument();
  },
};

/** The values could not be loaded. */
export const Failed: Story = {
  args: { view: { ...view, choices: undefined, hasFailed: true } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Metadata" }));
    const popup = within(await screen.findByRole("dialog", { name: "Metadata" }));
    await userEvent.click(popup.getByRole("button", { name: "Try again" }));
    await expect(args.onFilterChoices).toHaveBeenCalledTimes(2);
  },
};

/** Metadata without any value is not offered. */
export const WithoutMetadata: Story = {
  name: "Without metadata (spec 251)",
  args: { view: { ...view, choices: { ...choices, metadata: [] } } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).queryByRole("button", { name: "Metadata" });
    await expect(button).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = { args: { view: manySet }, globals: { direction: "rtl" } };

/** One button opens the search, the filters and the order. */
export const Phone: Story = {
  args: { view: manySet },
  globals: { viewport: { value: "phone" } },
};
