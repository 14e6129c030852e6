import { useEffect, useMemo, useRef, useState } from "react";
import { type HubDraft, type SubsetDraft, withSubset } from "../hub/hub-draft";
import type { FileDatasetScreenProps, FileTable, FilledDataset, FilledPart } from "./view-model";

type DraftInput = Pick<
  FileDatasetScreenProps,
  "workspaces" | "onChooseDataset" | "onTarget" | "target" | "reading" | "isReadingAgain"
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another way of reading loads again; `load` is new at each render
  useEffect(() => {
    if (chosen.current !== undefined) void load(chosen.current);
  }, [way]);
  const result = useMemo(() => parts && filled?.resultOf(parts), [filled, parts]);
  return {
    draft,
    target,
    parts,
    hasOwnIds: filled?.hasOwnIds ?? false,
    /** What comes of the columns that are chosen for an existing dataset. */
    result,
    /** What the preview shows. */
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
