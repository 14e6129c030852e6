import { useLatest } from "@glossa/design-system";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { NewDatasetScreenProps } from "./NewDatasetScreen";
import { emptyDataset, isBegun, type NewDataset } from "./new-dataset";

/** The dataset as it is kept in this browser, at first in the first workspace; it follows the other tabs. */
export function useKeptDataset({ kept, workspaces }: Pick<NewDatasetScreenProps, "kept" | "workspaces">) {
  const first = workspaces[0]?.id;
  const read = () => {
    const found = kept.read();
    const isKnown = workspaces.some(({ id }) => id === found.workspaceId);
    return { ...found, workspaceId: isKnown ? found.workspaceId : first };
  };
  const [dataset, setDataset] = useState(read);
  /** What the browser holds as far as this page knows; only something else is written. */
  const stored = useRef(dataset);
  // Not after the page is painted: the dataset of another tab could arrive before, and be overwritten as a whole.
  useLayoutEffect(() => {
    if (dataset === stored.current) return;
    stored.current = dataset;
    kept.write(dataset);
  }, [kept, dataset]);
  const take = useLatest(() => {
    const base = stored.current;
    const theirs = read();
    stored.current = theirs;
    setDataset((mine) => merged(base, mine, theirs));
  });
  useEffect(() => kept.follow(take), [kept]);
  const empty = { ...emptyDataset, workspaceId: first };
  return {
    dataset,
    /** Whether there is anything to start over. */
    isBegun: isBegun(dataset, first),
    onChange: (change: Partial<NewDataset>) => setDataset((now) => ({ ...now, ...change })),
    onReset: () => setDataset(empty),
  };
}

/** The dataset of another tab with the parts that were changed here and are not written yet; itself without such parts. */
function merged(base: NewDataset, mine: NewDataset, theirs: NewDataset): NewDataset {
  const parts = Object.keys(mine) as (keyof NewDataset)[];
  const changed = parts.filter((part) => JSON.stringify(mine[part]) !== JSON.stringify(base[part]));
  if (changed.length === 0) return theirs;
  return { ...theirs, ...Object.fromEntries(changed.map((part) => [part, mine[part]])) };
}
