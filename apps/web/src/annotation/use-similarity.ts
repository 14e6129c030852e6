import type { Similarity } from "@glossa/contract";
import type { SimilarityView } from "@glossa/features/annotation";
import { mostReferences, similarityDefaults, similarityLimits } from "@glossa/session";
import type { LoadedRecord, LoadedSession } from "@glossa/session/server";
import { queryOptions, useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { recordsOf } from "../outbox/session-server";
import { freshFor } from "../queries/client";
import type { AnnotationData } from "./use-annotation";

/** The search for similar records; undefined for a dataset without vectors. */
export function useSimilarity(
  session: LoadedSession,
  { dataset, fields, vectors, similarToSeveral }: AnnotationData,
  userId: string,
): SimilarityView | undefined {
  const search = useStore(session, (state) => state.criteria.committed.filters.similarity);
  const { references, hasFailed } = useReferences(session, search, (recordId) =>
    recordQuery(dataset.id, recordId, userId),
  );
  return useMemo(() => {
    if (!vectors || vectors.length === 0) return undefined;
    const [reference, ...moreReferences] = references.map(({ id, ...stored }) => {
      return { id, fields: stored.fields, stored: { id, ...stored } };
    });
    return {
      vectors,
      fields,
      limits: similarityLimits,
      usualLimit: similarityDefaults.limit,
      mostReferences: similarToSeveral ? mostReferences : 1,
      ...{ search, reference, moreReferences, hasFailed },
    };
  }, [vectors, fields, search, references, hasFailed, similarToSeveral]);
}

/** The reference records, once all are known: those that are not among the loaded records are loaded by their ids. */
function useReferences(
  session: LoadedSession,
  search: Similarity | undefined,
  queryOf: (recordId: string) => ReturnType<typeof recordQuery>,
): { references: readonly LoadedRecord["record"][]; hasFailed: boolean } {
  const ids = useMemo(() => (search ? [search.recordId, ...(search.moreRecordIds ?? [])] : []), [search]);
  const held = useStore(
    session,
    useShallow((state) => ids.map((id) => state.records[id]?.record)),
  );
  const loaded = useQueries({
    queries: ids.map((id, index) => ({ ...queryOf(id), enabled: held[index] === undefined })),
    // Equal results are the same object, so that the bar renders only when a record arrives.
    combine: (results) =>
      results.map(({ data, isError }) => ({ record: data?.record, isGone: isError || data === null })),
  });
  return useMemo(() => {
    const found = ids.flatMap((_id, index) => held[index] ?? loaded[index]?.record ?? []);
    const hasFailed = ids.some((_id, index) => !held[index] && loaded[index]?.isGone);
    return { references: found.length === ids.length ? found : [], hasFailed };
  }, [ids, held, loaded]);
}

/** Whether the scores of records are their similarity to another one. */
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
