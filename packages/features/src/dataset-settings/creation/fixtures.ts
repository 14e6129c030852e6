import { fn } from "storybook/test";
import { anAccount } from "../../shell/fixtures";
import { someParts } from "../fixtures";
import type { KeptDataset } from "./kept-dataset";
import type { NewDatasetScreenProps } from "./NewDatasetScreen";
import { copyOf, emptyDataset, type NewDataset } from "./new-dataset";

/** A dataset that could be published. */
export function aNewDataset(own: Partial<NewDataset> = {}): NewDataset {
  const stored = {
    id: "d",
    name: "ticket-triage-2026",
    guidelines: "Choose **one** topic for each ticket.",
    allow_extra_metadata: false,
    status: "ready" as const,
    distribution: { strategy: "overlap" as const, min_submitted: 2 },
    metadata: null,
    workspace_id: "w1",
    last_activity_at: "2026-03-02T10:00:00",
    inserted_at: "2026-03-02T10:00:00",
    updated_at: "2026-03-02T10:00:00",
  };
  return { ...copyOf(stored, someParts()), name: "tickets", ...own };
}

/** A store that keeps nothing after the page. */
export function aStore(dataset: NewDataset = emptyDataset): KeptDataset {
  return { read: () => dataset, write: fn(), forget: fn(), follow: () => () => undefined };
}

/** A page on which nothing was entered. */
export function aCreationPage(own: Partial<NewDatasetScreenProps> = {}): NewDatasetScreenProps {
  return {
    workspaces: [
      { id: "w1", name: "support" },
      { id: "w2", name: "research" },
    ],
    sources: [{ id: "d", name: "ticket-triage-2026", workspace: "support" }],
    onCopy: async () => aNewDataset(),
    onPublish: fn(async () => undefined),
    kept: aStore(),
    account: anAccount(),
    ...own,
  };
}
