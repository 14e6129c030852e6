import { fn } from "storybook/test";
import { anAccount } from "../shell/fixtures";
import { allDatasets } from "./criteria";
import type { DatasetSummary, HomeScreenProps } from "./HomeScreen";
import type { SnippetPorts } from "./snippets/SnippetDialog";

/** The current time in the stories of the home page. */
export const now = new Date("2026-03-17T10:30:00Z");

/** A dataset that is partially completed. */
export function aDataset(own: Partial<DatasetSummary> = {}): DatasetSummary {
  return {
    id: own.name ?? "ticket-triage-2026",
    name: "ticket-triage-2026",
    workspace: "support",
    isDraft: false,
    lastActivity: new Date("2026-03-17T10:28:00Z"),
    created: new Date("2026-01-12T08:00:00Z"),
    fieldTypes: ["text", "text"],
    questionTypes: ["label_selection", "multi_label_selection", "rating", "text"],
    progress: { total: 1620, completed: 412, users: ["marisol", "ben", "ana", "kaveh", "dilnoza"] },
    ...own,
  };
}

/** A typical list of a team: new and completed, small and large datasets, one still a draft. */
export const datasets: readonly DatasetSummary[] = [
  aDataset(),
  aDataset({
    name: "court-rulings-entities",
    workspace: "legal",
    lastActivity: new Date("2026-03-17T09:12:00Z"),
    fieldTypes: ["text"],
    questionTypes: ["span", "label_selection"],
    progress: { total: 10_003, completed: 9_950, users: ["ana", "ben"] },
  }),
  aDataset({
    name: "assistant-preferences",
    workspace: "research",
    lastActivity: new Date("2026-03-14T16:00:00Z"),
    fieldTypes: ["chat"],
    questionTypes: ["ranking", "text"],
    progress: { total: 300, completed: 300, users: ["kaveh"] },
  }),
  aDataset({
    name: "plant-photos",
    workspace: "research",
    isDraft: true,
    lastActivity: new Date("2026-01-02T08:00:00Z"),
    fieldTypes: ["image", "custom"],
    questionTypes: ["label_selection"],
    progress: { total: 0, completed: 0, users: [] },
  }),
];

/** What the Python code of a team's server contains. */
export function somePython(own: Partial<SnippetPorts> = {}): SnippetPorts {
  return {
    url: "https://glossa.example.org",
    isOnHub: false,
    loadApiKey: async () => "argilla.apikey",
    loadFields: async () => [
      { name: "subject", settings: { type: "text", use_markdown: false } },
      { name: "message", settings: { type: "text", use_markdown: true } },
    ],
    ...own,
  };
}

/** A home page that has loaded. */
export function aHome(own: Partial<HomeScreenProps> = {}): HomeScreenProps {
  return {
    datasets,
    load: "ready",
    criteria: allDatasets,
    onCriteria: fn(),
    isManager: true,
    python: somePython(),
    onCreate: fn(),
    hub: { onImport: fn(async () => undefined), onOpen: fn() },
    onFiles: fn(),
    hrefOfGuide: (guide) => `#${guide}`,
    now,
    hrefOf: (id) => `#${id}`,
    onSeen: fn(),
    onCopyLink: fn(),
    onSettings: fn(),
    onRetry: fn(),
    account: anAccount(),
    ...own,
  };
}
