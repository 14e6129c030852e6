import { useEffect, useRef, useState } from "react";
import { chosenSubset, type HubDraft, type SubsetDraft, withSubset } from "../hub/hub-draft";
import type { FileDatasetScreenProps, FileTable, FilledPart } from "./view-model";

type DraftInput = Pick<
  FileDatasetScreenProps,
  "workspaces" | "onChooseDataset" | "target" | "reading" | "isReadingAgain"
> & {
  table: FileTable;
};

/** What the author has decided: a new dataset as it is drafted, or which columns fill an existing one. */
export function useFileDraft(input: DraftInput) {
  const { table, workspaces, onChooseDataset, target: first } = input;
  const [draft, setDraft] = useState<HubDraft>(() => ({ ...table.draft, workspace: workspaces[0] }));
  const [target, setTarget] = useState<string>();
  const [way, setWay] = useState(JSON.stringify(input.reading));
  // The table follows what was chosen when its files are read.
  const now = input.isReadingAgain ? way : JSON.stringify(input.reading);
  if (way !== now) {
    // Read in another way, the files have other columns; the place of their records stays.
    setWay(now);
    setDraft(({ name, workspace }) => ({ ...table.draft, name, workspace }));
  }
  const [parts, setParts] = useState<readonly FilledPart[]>();
  const chosen = useRef(first);
  const onTarget = async (datasetId: string | undefined) => {
    chosen.current = datasetId;
    setTarget(datasetId);
    setParts(undefined);
    if (datasetId === undefined) return;
    const found = await onChooseDataset(datasetId);
    // Another dataset may have been chosen meanwhile.
    if (chosen.current !== datasetId) return;
    if (!found) chosen.current = undefined;
    setTarget(chosen.current);
    setParts(found);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: where records are added at first, and after another reading
  useEffect(() => {
    if (chosen.current !== undefined) void onTarget(chosen.current);
  }, [way]);
  return {
    draft,
    target,
    parts,
    /** What the preview shows. */
    shown: target === undefined ? draft : fieldsOnly(draft, parts),
    onChange: (change: Partial<HubDraft>) => setDraft((now) => ({ ...now, ...change })),
    onSubset: (change: Partial<SubsetDraft>) => setDraft((now) => withSubset(now, change)),
    onTarget: (datasetId: string | undefined) => void onTarget(datasetId),
    onParts: setParts,
  };
}

/** A draft of the fields that are filled in an existing dataset; its questions are not part of the file. */
function fieldsOnly(draft: HubDraft, parts: readonly FilledPart[] = []): HubDraft {
  const filled = parts.flatMap(({ part, column }) =>
    part === "field" && column !== undefined ? [column] : [],
  );
  const { columns } = chosenSubset(draft);
  return withSubset(draft, {
    questions: [],
    columns: filled.flatMap((name) =>
      columns
        .filter((column) => column.name === name)
        .map((column) => ({
          ...column,
          use: column.type.kind === "image" || column.type.kind === "chat" ? column.type.kind : "text",
        })),
    ),
  });
}
