import { useEffect, useMemo, useRef, useState } from "react";
import { type HubDraft, type SubsetDraft, withSubset } from "../hub/hub-draft";
import type { FileDatasetScreenProps, FileTable, FilledDataset, FilledPart } from "./view-model";

type DraftInput = Pick<
  FileDatasetScreenProps,
  "workspaces" | "onChooseDataset" | "onTarget" | "target" | "reading" | "isReadingAgain"
> & {
  table: FileTable;
};

/** The choices of the author: the draft of a new dataset, or which columns fill an existing one. */
export function useFileDraft(input: DraftInput) {
  const { table, workspaces, onChooseDataset, target: first } = input;
  const [draft, setDraft] = useState<HubDraft>(() => ({ ...table.draft, workspace: workspaces[0] }));
  const [target, setTarget] = useState<string>();
  const [readWith, setReadWith] = useState(JSON.stringify(input.reading));
  // The table belongs to the previous options until the files have been read with the new ones.
  const options = input.isReadingAgain ? readWith : JSON.stringify(input.reading);
  if (readWith !== options) {
    // With other options, the files have other columns; name and workspace of the dataset stay.
    setReadWith(options);
    setDraft(({ name, workspace }) => ({ ...table.draft, name, workspace }));
  }
  const [filled, setFilled] = useState<FilledDataset>();
  const [parts, setParts] = useState<readonly FilledPart[]>();
  const chosen = useRef(first);
  const load = async (datasetId: string | undefined) => {
    chosen.current = datasetId;
    setTarget(datasetId);
    setFilled(undefined);
    setParts(undefined);
    if (datasetId === undefined) return;
    const found = await onChooseDataset(datasetId);
    // Another dataset may have been chosen meanwhile.
    if (chosen.current !== datasetId) return;
    if (!found) chosen.current = undefined;
    setTarget(chosen.current);
    setFilled(found);
    setParts(found?.parts);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other options load again; `load` is new at each render
  useEffect(() => {
    if (chosen.current !== undefined) void load(chosen.current);
  }, [readWith]);
  const { answersAreResponses = table.suggestionsStay } = table;
  const result = useMemo(
    () => parts && filled?.resultOf(parts, answersAreResponses),
    [filled, parts, answersAreResponses],
  );
  return {
    draft,
    target,
    parts,
    hasOwnIds: filled?.hasOwnIds ?? false,
    /** The result of the columns that are chosen for an existing dataset. */
    result,
    /** The content of the preview. */
    shown:
      target === undefined
        ? draft
        : withSubset(draft, { columns: result?.fields ?? [], questions: result?.questions ?? [] }),
    onChange: (change: Partial<HubDraft>) => setDraft((now) => ({ ...now, ...change })),
    onSubset: (change: Partial<SubsetDraft>) => setDraft((now) => withSubset(now, change)),
    onTarget: (datasetId: string | undefined) => {
      input.onTarget?.(datasetId);
      void load(datasetId);
    },
    onParts: setParts,
  };
}
