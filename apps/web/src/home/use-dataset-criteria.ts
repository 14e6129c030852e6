import { useLatest } from "@glossa/design-system";
import {
  type DatasetCriteria,
  type DatasetSummary,
  datasetCriteriaFrom,
  withDatasetCriteria,
} from "@glossa/features/home";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";

/** How long a user has to pause in typing until the address has the text: browsers limit how often it may change. */
const PAUSE_MS = 300;

/**
 * The criteria of the home page, which the address holds: a reload, a copied link and the way back show the same list.
 * A text that is being typed is applied at once and gets into the address a moment later.
 */
export function useDatasetCriteria(
  datasets: readonly DatasetSummary[],
): [criteria: DatasetCriteria, onCriteria: (criteria: DatasetCriteria, isTyping: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const here = params.toString();
  const [query, setQuery] = useState(() => datasetCriteriaFrom(params, []).query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isWriting = useRef(false);

  // The user went elsewhere and back, or followed a link to another list.
  const readQuery = useLatest(() => {
    clearTimeout(timer.current);
    setQuery(datasetCriteriaFrom(params, []).query);
  });
  const lastKey = useRef(key);
  useEffect(() => {
    if (key === lastKey.current) return;
    lastKey.current = key;
    if (!isWriting.current) readQuery();
    isWriting.current = false;
  }, [key]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const criteria = useMemo(() => {
    const workspaces = [...new Set(datasets.map(({ workspace }) => workspace))];
    return { ...datasetCriteriaFrom(new URLSearchParams(here), workspaces), query };
  }, [here, datasets, query]);

  const write = useLatest((next: DatasetCriteria, isTyping: boolean) => {
    const address = withDatasetCriteria(params, next);
    if (address.toString() === here) return;
    isWriting.current = true;
    // The first criteria get no history entry, so that one step back leads to the previous page.
    setParams(address, { replace: isTyping || here === "", preventScrollReset: true });
  });
  const onCriteria = useCallback((next: DatasetCriteria, isTyping: boolean) => {
    clearTimeout(timer.current);
    setQuery(next.query);
    if (isTyping) timer.current = setTimeout(() => write(next, true), PAUSE_MS);
    else write(next, false);
  }, []);
  return [criteria, onCriteria];
}
