import type { ComponentGuide } from "../guide";
import { DatasetCard } from "./DatasetCard";
import { DatasetLedger } from "./DatasetLedger";

const team = {
  usernames: ["ana", "ben"],
  label: "Team",
  emptyLabel: "Nobody yet",
  moreLabel: (count: number) => `+${count}`,
};

/** How to use the dataset card. */
export const guide: ComponentGuide = {
  use: ["A dataset in the list of the home page: name, types, progress, team, last activity."],
  avoid: ["Another kind of row: the list of the page itself."],
  keys: [
    ["Tab", "Moves to the link of the name, then to the team and the actions"],
    ["Enter", "Opens the dataset"],
  ],
  accessibility: [
    "The name is the link; the whole row is its target for a pointer.",
    "Rows, percentages and times are formatted by the caller; “-” is shown where something is unknown. For a team of nobody, screen readers say `emptyLabel`.",
  ],
  anatomy: [
    "Name, workspace and a word beside it",
    "Types of the fields and questions",
    "Percentage and progress meter",
    "Rows",
    "Team",
    "Last activity",
    "Actions",
  ],
  content: [
    "The name as it is stored. A word beside the workspace (`note`) is for what is unusual: “Draft”.",
  ],
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
    text: "Formatted by the language: percentages with two decimals, counts short, times relative.",
  },
  dont: {
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
            percent="0.482"
            rows={{ short: "3456", exact: "3456" }}
            activity="2026-11-25T14:00:00Z"
          />
        </DatasetLedger>
      </div>
    ),
    text: "Values as the API returns them: they are hard to compare from row to row.",
  },
};
