import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { allDatasets } from "./criteria";
import { aDataset, aHome } from "./fixtures";
import { HomeScreen } from "./HomeScreen";

const meta = {
  title: "Screens/Find datasets",
  tags: ["stable", "screen"],
  component: HomeScreen,
  render: (args) => {
    const [criteria, setCriteria] = useState(args.criteria);
    const onCriteria: typeof args.onCriteria = (next, isTyping) => {
      setCriteria(next);
      args.onCriteria(next, isTyping);
    };
    return <HomeScreen {...args} criteria={criteria} onCriteria={onCriteria} />;
  },
  parameters: { layout: "fullscreen" },
  args: aHome(),
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing selects datasets by a part of their name, whatever the case. "/" moves the focus to the search. */
export const Searched: Story = {
  parameters: { proves: [82] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.keyboard("/");
    await expect(canvas.getByRole("searchbox", { name: "Search datasets by name" })).toHaveFocus();
    await userEvent.keyboard("TRI");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("1 of 4 datasets"));
    await expect(canvas.getByRole("link", { name: "ticket-triage-2026" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "plant-photos" })).not.toBeInTheDocument();
    await expect(args.onCriteria).toHaveBeenLastCalledWith({ ...allDatasets, query: "TRI" }, true);
  },
};

/** Nothing is found; all datasets are one press away, in the same order. */
export const NoneFound: Story = {
  args: { criteria: { ...allDatasets, query: "refnd", sort: "name", order: "asc" } },
  parameters: { proves: [83] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("No dataset has “refnd” in its name")).toBeVisible();
    await expect(canvas.getByText("Check the spelling.")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("0 of 4 datasets");
  },
};

export const AllAgain: Story = {
  ...NoneFound,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Show all datasets" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: "plant-photos" })).toBeVisible());
    await expect(canvas.getByRole("button", { name: "Sort by Name" })).toBeVisible();
  },
};

/** A workspace of the address that has no datasets. */
export const NoneInWorkspace: Story = {
  args: { criteria: { ...allDatasets, workspaces: ["archive"] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("There are no datasets in the workspace archive")).toBeVisible();
  },
};

/** A name that is not found in one workspace may be in another. */
export const NoneNamedInWorkspace: Story = {
  tags: ["!dev", "!autodocs"],
  args: { criteria: { ...allDatasets, query: "refnd", workspaces: ["legal"] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Check the spelling, or look in other workspaces.")).toBeVisible();
  },
};

/** Workspaces are ticked with arrow keys and Enter; a search finds one of many. */
export const FilteredByWorkspace: Story = {
  parameters: { proves: [77, 78, 99] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    canvas.getByRole("button", { name: "Workspaces Workspaces" }).focus();
    await userEvent.keyboard("{Enter}");
    const list = within(await page.findByRole("listbox", { name: "Workspaces" }));
    await expect(list.getByRole("option", { name: "research 2" })).toBeVisible();
    await waitFor(() => expect(page.getByRole("combobox", { name: "Find a workspace" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}{Enter}");
    const chosen = { ...allDatasets, workspaces: ["research"] };
    await expect(args.onCriteria).toHaveBeenLastCalledWith(chosen, false);
    await userEvent.keyboard("leg{Enter}");
    await expect(args.onCriteria).toHaveBeenLastCalledWith(
      { ...allDatasets, workspaces: ["legal", "research"] },
      false,
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("3 of 4 datasets"));
    await expect(canvas.getByRole("button", { name: "Workspaces 2 workspaces" })).toHaveFocus();
  },
};

/** The list of workspaces while the datasets load. */
export const WorkspacesLoading: Story = {
  args: { load: "loading", datasets: [] },
  parameters: { proves: [97] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Workspaces Workspaces" }));
    await expect(await within(document.body).findByText("Loading workspaces")).toBeInTheDocument();
  },
};

/** Names start at A, times at the latest one; the button reverses both. */
export const Sorted: Story = {
  parameters: { proves: [80] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const names = () =>
      within(canvas.getByRole("list", { name: "Datasets" }))
        .getAllByRole("link")
        .map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole("button", { name: "Sort by Last activity" }));
    const first = await within(document.body).findByRole("option", { name: "Name" });
    const options = within(document.body).getAllByRole("option");
    await expect(options.map(({ textContent }) => textContent)).toEqual(["Name", "Last activity", "Created"]);
    await userEvent.click(first);
    await expect(args.onCriteria).toHaveBeenLastCalledWith(
      { ...allDatasets, sort: "name", order: "asc" },
      false,
    );
    await waitFor(() => expect(names()[0]).toBe("assistant-preferences"));
    await userEvent.click(canvas.getByRole("button", { name: "Order: ascending" }));
    await waitFor(() => expect(names()[0]).toBe("ticket-triage-2026"));
    await expect(canvas.getByRole("button", { name: "Order: descending" })).toBeVisible();
  },
};

/** Of many datasets, rows are rendered and details loaded as the user scrolls to them. */
export const Many: Story = {
  args: {
    datasets: Array.from({ length: 1000 }, (_, index) =>
      aDataset({ name: `dataset-${index + 1}`, workspace: `workspace-${index % 40}` }),
    ),
    criteria: { ...allDatasets, sort: "name", order: "asc" },
  },
  parameters: { proves: [85] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const rows = () => canvas.getAllByRole("link", { name: /^dataset-/ });
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith("dataset-1"));
    await expect(rows().length).toBeLessThan(100);
    await expect(args.onSeen).not.toHaveBeenCalledWith("dataset-60");
    while (!canvas.queryByRole("link", { name: "dataset-60" })) {
      const shown = rows().length;
      rows().at(-1)?.scrollIntoView();
      await waitFor(() => expect(rows().length).toBeGreaterThan(shown));
    }
    canvas.getByRole("link", { name: "dataset-60" }).scrollIntoView();
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith("dataset-60"));
    // Other criteria begin at the top of the list again.
    await userEvent.type(canvas.getByRole("searchbox"), "SET-9");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("111 of 1,000 datasets"));
    await expect(rows().length).toBeLessThan(50);
  },
};
