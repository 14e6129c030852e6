import { CopyButton } from "../code-block";
import { Gauge, Settings, Tag, Tags, Type } from "../icon";
import { IconButton } from "../icon-button";
import type { CardTeamProps, DatasetCardProps } from "./DatasetCard";

export const aTeam: CardTeamProps = {
  usernames: ["marisol", "jonas", "pkowalski", "tuyet"],
  label: "Team",
  emptyLabel: "Nobody yet",
  moreLabel: (count) => `+${count}`,
};

/** A dataset in the middle of its work. */
export const aDataset: DatasetCardProps = {
  name: "ticket-triage-2026",
  href: "/dataset/1/annotation-mode",
  workspace: "support",
  fields: [{ label: "text", icon: Type }],
  questions: [
    { label: "label", icon: Tag },
    { label: "multi-label", icon: Tags },
    { label: "rating", icon: Gauge },
  ],
  percent: "48.20%",
  progress: {
    label: "41% submitted, 4.2% draft, 3% discarded",
    parts: [
      { status: "submitted", share: 0.41 },
      { status: "draft", share: 0.042 },
      { status: "discarded", share: 0.03 },
    ],
  },
  rows: { short: "3.5K", exact: "3,456 rows" },
  team: aTeam,
  activity: "2 minutes ago",
  actions: (
    <>
      <CopyButton
        look="link"
        text="https://example.org"
        label="Copy link to ticket-triage-2026"
        copiedLabel="Copied"
      />
      <IconButton picture={Settings} label="Settings of ticket-triage-2026" />
    </>
  ),
};

/** A dataset whose progress is not known, with a name that is too long. */
export const anUnknownDataset: DatasetCardProps = {
  ...aDataset,
  name: "policy-answers-draft-with-a-very-long-name-that-must-truncate-before-it-reaches-the-next-column",
  href: "/dataset/2/annotation-mode",
  percent: "-",
  progress: { label: "Not known", parts: [] },
  team: { ...aTeam, usernames: [] },
  actions: undefined,
};
