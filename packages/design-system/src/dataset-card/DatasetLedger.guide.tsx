import type { ComponentGuide } from "../guide";
import { DatasetCard } from "./DatasetCard";
import { DatasetLedger } from "./DatasetLedger";

const team = {
  usernames: ["ana", "ben"],
  label: "Team",
  emptyLabel: "Nobody yet",
  moreLabel: (count: number) => `+${count}`,
};

/** How to use the dataset ledger. */
export const guide: ComponentGuide = {
  use: ["The list around `DatasetCard`s, with a head that names the columns."],
  avoid: ["A table whose cells can be sorted or edited."],
  keys: [["Tab", "Moves through the cards"]],
  accessibility: [
    "A list; the head is hidden from screen readers, which read its words before each value of a card.",
  ],
  anatomy: ["Heads of the columns", "Rows (`DatasetCard`)", "Placeholders while more rows are loading"],
  content: ["A head is one word or two: “Last activity”."],
  isWide: true,
  do: {
    picture: (
      <div style={{ inlineSize: "100%" }}>
        <DatasetLedger label="Datasets" columns={["Dataset", "Progress", "Rows", "Team", "Last activity"]}>
          <DatasetCard
            name="ticket-triage"
            href="#"
            workspace="support"
            fields={[{ label: "text" }]}
            questions={[{ label: "label" }]}
            progress={{ label: "48% submitted", parts: [{ status: "submitted", share: 0.48 }] }}
            team={team}
            percent="48.20%"
            rows={{ short: "3.5K", exact: "3,456 rows" }}
            activity="2 minutes ago"
          />
        </DatasetLedger>
      </div>
    ),
    text: "The columns are named once, with one word each.",
  },
  dont: {
    picture: (
      <div style={{ inlineSize: "100%" }}>
        <DatasetLedger
          label="Datasets"
          columns={[
            "Name of the dataset",
            "Submitted (%)",
            "Number of rows",
            "Team members",
            "Last updated at",
          ]}
        >
          <DatasetCard
            name="ticket-triage"
            href="#"
            workspace="support"
            fields={[{ label: "text" }]}
            questions={[{ label: "label" }]}
            progress={{ label: "48% submitted", parts: [{ status: "submitted", share: 0.48 }] }}
            team={team}
            percent="48.20%"
            rows={{ short: "3.5K", exact: "3,456 rows" }}
            activity="2 minutes ago"
          />
        </DatasetLedger>
      </div>
    ),
    text: "Heads wider than their columns; the values are mostly self-explanatory.",
  },
};
