import { useEffect, useState } from "react";
import type { BulkPorts, BulkView } from "../bulk-view";

/** The records that an action affects: the selected ones or, once they are loaded, the results: of very many, the first ones. */
export function useAffected(
  { isAll, selected }: Pick<BulkView, "isAll" | "selected">,
  loadResults: BulkPorts["loadResults"],
): { state: "loaded" | "loading" | "failed"; recordIds: readonly string[] | undefined } {
  const [results, setResults] = useState<readonly string[] | "failed">();
  useEffect(() => {
    if (!isAll) return;
    let isGone = false;
    void loadResults().then((recordIds) => isGone || setResults(recordIds ?? "failed"));
    return () => {
      isGone = true;
    };
  }, [isAll, loadResults]);
  if (!isAll) return { state: "loaded", recordIds: selected };
  if (results === undefined || results === "failed")
    return { state: results ?? "loading", recordIds: undefined };
  return { state: "loaded", recordIds: results };
}
