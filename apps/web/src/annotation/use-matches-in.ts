import { useLoaded } from "@glossa/design-system";
import type { FindMatches } from "@glossa/field-types";
import type { Criteria } from "@glossa/session";
import { useMemo } from "react";

/** Returns what finds the matches of a search in a field, if the search looks there; undefined without a search. */
export function useMatchesIn({
  text,
  field,
}: Criteria["search"]): ((fieldName: string) => FindMatches | undefined) | undefined {
  const loaded = useLoaded(load, text !== "");
  return useMemo(() => {
    const find = text === "" ? undefined : loaded?.matchFinder(text);
    return find && ((fieldName) => (field === "all" || field === fieldName ? find : undefined));
  }, [loaded, text, field]);
}

const load = () => import("@glossa/contract/text-matches");
