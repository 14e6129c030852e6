import type { SimilarityView } from "@glossa/features/annotation";
import { similarityDefaults, similarityLimits } from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "zustand";
import { freshFor } from "../queries/client";
import { recordsOf } from "../session-server";
import type { AnnotationData } from "./use-annotation";

/** The search for similar records; undefined for a dataset without vectors. */
export function useSimilarity(
  session: LoadedSession,
  { dataset, fields, vectors }: AnnotationData,
  userId: string,
): SimilarityView | undefined {
  const search = useStore(session, (state) => state.criteria.committed.filters.similarity);
  const held = useStore(session, (state) => search && state.records[search.recordId]?.record);
  // A reference that is not among the loaded records is loaded by its id.
  const loaded = useQuery({
    ...recordQuery(dataset.id, search?.recordId ?? "", userId),
    enabled: search !== undefined && held === undefined,
  });
  const reference = held ?? loaded.data?.record;
  const hasFailed = !reference && (loaded.isError || loaded.data === null);
  return useMemo(() => {
    if (!vectors || vectors.length === 0) return undefined;
    const about = reference && { id: reference.id, fields: reference.fields, stored: reference };
    return {
      vectors,
      fields,
      limits: similarityLimits,
      usualLimit: similarityDefaults.limit,
      ...{ search, reference: about, hasFailed },
    };
  }, [vectors, fields, search, reference, hasFailed]);
}

/** Whether the scores of records say how similar they are to another one. */
export function useIsBySimilarity(session: LoadedSession): boolean {
  return useStore(session, (state) => state.criteria.committed.filters.similarity !== undefined);
}

const recordQuery = (datasetId: string, recordId: string, userId: string) =>
  queryOptions({
    queryKey: ["datasets", datasetId, "records", recordId],
    queryFn: async () => (await recordsOf(datasetId, userId).loadRecord(recordId)) ?? null,
    staleTime: freshFor.medium,
    meta: { isQuiet: true },
  });
