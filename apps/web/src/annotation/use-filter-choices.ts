import type { MetadataMetrics } from "@glossa/contract";
import type { FilterChoices } from "@glossa/features/annotation";
import { type UseQueryResult, useQueries, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { agentsQuery, metadataMetricsQuery } from "../queries/datasets";
import type { AnnotationData } from "./use-annotation";

/**
 * What the filters of a dataset offer: the values of its metadata and the agents of its suggestions. They are loaded
 * when a filter is opened first, and again when one is opened after a failure.
 */
export function useFilterChoices({ dataset, properties }: Pick<AnnotationData, "dataset" | "properties">): {
  choices: FilterChoices;
  onLoadChoices: () => void;
} {
  const [isWanted, setWanted] = useState(false);
  const agents = useQuery({ ...agentsQuery(dataset.id), enabled: isWanted });
  const metrics = useQueries({
    queries: properties.map(({ id }) => ({ ...metadataMetricsQuery(id), enabled: isWanted })),
    combine: combined,
  });
  const { refetch } = agents;
  const hasFailed = metrics.hasFailed || agents.isError;
  const isLoading = metrics.isLoading || agents.isFetching;
  const load = loadOf({ isWanted, isLoading, hasFailed });
  const choices = useMemo(
    () => ({
      load,
      metrics: Object.fromEntries(
        properties.flatMap(({ name }, index) => {
          const found = metrics.values[index];
          return found ? [[name, found]] : [];
        }),
      ),
      agents: agents.data ?? {},
    }),
    [load, properties, metrics.values, agents.data],
  );
  const onLoadChoices = useCallback(() => {
    setWanted(true);
    if (!hasFailed) return;
    void refetch();
    for (const one of metrics.failed) void one.refetch();
  }, [hasFailed, refetch, metrics.failed]);
  return { choices, onLoadChoices };
}

function combined(results: UseQueryResult<MetadataMetrics>[]) {
  return {
    values: results.map(({ data }) => data),
    failed: results.filter(({ isError }) => isError),
    hasFailed: results.some(({ isError }) => isError),
    isLoading: results.some(({ isFetching, data }) => isFetching && !data),
  };
}

function loadOf(at: { isWanted: boolean; isLoading: boolean; hasFailed: boolean }): FilterChoices["load"] {
  if (!at.isWanted) return "idle";
  if (at.isLoading) return "loading";
  return at.hasFailed ? "failed" : "ready";
}
