import type { AnnotationView } from "@glossa/features/annotation";
import type { KeptDataset, NewDataset } from "@glossa/features/dataset-creation";
import { workspace } from "./tickets";

const nothing: NewDataset = {
  name: "",
  workspaceId: undefined,
  guidelines: "",
  allowsExtraMetadata: true,
  minSubmitted: 1,
  fields: [],
  questions: [],
  metadata: [],
  vectors: [],
};

/** Keeps a dataset that is prepared until the story is left. */
export function storeInMemory(): KeptDataset {
  let kept = nothing;
  return {
    read: () => kept,
    write: (dataset) => {
      kept = dataset;
    },
    forget: () => {
      kept = nothing;
    },
    follow: () => () => undefined,
  };
}

/** What the annotation page of a new dataset shows instead: it has no records yet. */
export function viewOfEmpty({ name, guidelines }: NewDataset): Partial<AnnotationView> {
  return {
    dataset: { id: "created", name, workspace, guidelines },
    queue: {
      status: "pending",
      position: undefined,
      total: 0,
      leftTo: undefined,
      isShared: false,
      canGoBack: false,
      canGoOn: false,
    },
    record: undefined,
    load: "ready",
    progress: { total: 0, submitted: 0, draft: 0, discarded: 0, pending: 0 },
    emptyReason: "datasetForAdmin",
  };
}
