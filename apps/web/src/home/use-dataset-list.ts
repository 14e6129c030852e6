import { type Dataset, parseTimestamp } from "@glossa/contract";
import { type DatasetSummary, summariesFrom, summariesOf, useSeen } from "@glossa/features/home";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { datasetListQuery } from "../queries/dataset-list";
import { fieldsQuery, progressQuery, questionsQuery, workspacesQuery } from "../queries/datasets";
import { useSteady } from "../use-steady";

interface DatasetList {
  datasets: readonly DatasetSummary[];
  load: "loading" | "ready" | "failed";
  /** A dataset has been scrolled into view: its details are loaded, unless they came with the list. */
  onSeen: (datasetId: string) => void;
  retry: () => void;
}

const none: never[] = [];

/** The datasets of the home page. The loader of its route requests them whenever the page is opened. */
export function useDatasetList(): DatasetList {
  const { data, isError, refetch } = useQuery({ ...datasetListQuery, refetchOnMount: false });
  const bare = useBareSummaries(data?.hasDetails === false ? data.datasets : undefined);
  const whole = useMemo(
    () => (data?.hasDetails ? summariesFrom(data.datasets, parseTimestamp) : none),
    [data],
  );
  const isReady = data !== undefined && (data.hasDetails || bare.isReady);
  return {
    datasets: data?.hasDetails ? whole : bare.datasets,
    load: isReady ? "ready" : isError ? "failed" : "loading",
    onSeen: bare.onSeen,
    retry: () => void refetch(),
  };
}

/** The datasets of servers that list them without details, which are loaded for the datasets scrolled into view. */
function useBareSummaries(datasets: readonly Dataset[] | undefined) {
  const [seen, onSeen] = useSeen();
  const isNeeded = datasets !== undefined;
  const workspaces = useQuery({ ...workspacesQuery, enabled: isNeeded });
  const ids = isNeeded ? [...seen] : [];
  const fields = useQueries({ queries: ids.map(fieldsQuery) });
  const questions = useQueries({ queries: ids.map(questionsQuery) });
  const progress = useQueries({ queries: ids.map(progressQuery) });
  const inside = ids.map((id, index) => {
    const [of, asked, far] = [fields[index], questions[index], progress[index]];
    return [id, { fields: of?.data, questions: asked?.data, progress: far?.data }] as const;
  });
  return {
    datasets: useSteady(summariesOf(datasets ?? none, workspaces.data, new Map(inside), parseTimestamp)),
    // The address filters by names of workspaces: without the names, no dataset would match.
    isReady: workspaces.data !== undefined || workspaces.isError,
    onSeen,
  };
}
