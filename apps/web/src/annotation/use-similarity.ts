import type { SimilarityView } from "@glossa/features/annotation";
import type { LoadedSession } from "@glossa/session/server";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "zustand";
import { recordsOf } from "../session-server";
import type { AnnotationData } from "./use-annotation";

/** The search for similar records, with its reference record; undefined if the dataset has no vectors. */
export function useSimilarity(
  session: LoadedSession,
  { dataset, vectors }: AnnotationData,
  userId: string,
): SimilarityView | undefined {
  const search = useStore(session, (state) => state.criteria.committed.filters.similarity);
  const id = search?.recordId ?? "";
  const held = useStore(session, ({ records }) => records[id]?.record);
  const fetched = useQuery({
    queryKey: ["datasets", dataset.id, "reference", id],
    queryFn: async () => (await recordsOf(dataset.id, userId).loadRecord(id)) ?? null,
    enabled: search !== undefined && !held,
    meta: { isQuiet: true },
  });
  const record = held ?? fetched.data?.record;
  const isReferenceMissing = !record && (fetched.isError || fetched.data === null);
  return useMemo(() => {
    if (!vectors || vectors.length === 0) return undefined;
    return { vectors, search, reference: record?.fields, isReferenceMissing };
  }, [vectors, search, record, isReferenceMissing]);
}

/** Whether scores are similarities: those of a search for a text are not. */
export function isBySimilarity(state: ReturnType<LoadedSession["getState"]>): boolean {
  return state.criteria.committed.filters.similarity !== undefined;
}
