import { Button, type ComponentGuide, EmptyState } from "@glossa/design-system";

/** How to use the home screen. */
export const guide: ComponentGuide = {
  use: [
    "The list of all datasets that a user may work on, with search, filters and order; where owners and admins begin a dataset.",
  ],
  avoid: [
    "Creating a dataset: `NewDatasetScreen`.",
    "A list within a page of another kind: `DatasetLedger` with `DatasetCard`s.",
  ],
  anatomy: [
    "Top bar with the account menu",
    "Warning (optional, `banner`)",
    "Title and number of datasets",
    "Search, workspace filter, order",
    "Ledger, or why it is empty",
    "Margin: ways to create a dataset, and guides",
  ],
  keys: [
    ["/", "Moves to the search"],
    ["Tab", "Moves from dataset to dataset"],
    ["Enter", "Opens the dataset"],
  ],
  accessibility: [
    "The main region is the page; a skip link leads to it. The number of datasets is a status, so that a search is announced.",
    "While it loads, the list is busy and its rows are placeholders; a failure names what to do.",
  ],
  content: ["An empty list says why it is empty and who can change that."],
  do: {
    picture: (
      <EmptyState title="No dataset matches" level={3} action={<Button size="sm">Reset filters</Button>}>
        The search and two filters are active.
      </EmptyState>
    ),
    text: "Why nothing is shown, and the way back.",
  },
  dont: {
    picture: <EmptyState title="No data" level={3} />,
    text: "Nobody knows whether datasets are missing, or filtered out, or still loading.",
  },
};
