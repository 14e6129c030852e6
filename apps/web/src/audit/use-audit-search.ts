import { useLatest } from "@glossa/design-system";
import { type AuditSearch, auditSearchFrom, withAuditSearch } from "@glossa/features/audit";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useSettled } from "./use-settled";

/**
 * The search of the audit log, which the address holds: a reload, a copied link and the way back show the same entries.
 * `settled` is the search once nobody has typed for a moment; it is loaded, and gets into the address.
 */
export function useAuditSearch() {
  const [params, setParams] = useSearchParams();
  const here = params.toString();
  const [search, setSearch] = useState<AuditSearch>(() => auditSearchFrom(params));
  const settled = useSettled(search);
  const known = useRef(here);

  const write = useLatest((shown: AuditSearch) => {
    const next = withAuditSearch(params, shown);
    if (next.toString() === here) return;
    known.current = next.toString();
    // No step of its own: one step back leads where the user came from.
    setParams(next, { replace: true, preventScrollReset: true });
  });
  useEffect(() => write(settled), [settled]);

  // The user followed a link to another search.
  useEffect(() => {
    if (here === known.current) return;
    known.current = here;
    setSearch(auditSearchFrom(new URLSearchParams(here)));
  }, [here]);

  return { search, settled, setSearch };
}
