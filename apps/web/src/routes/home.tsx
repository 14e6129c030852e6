import { type Dataset, parseTimestamp } from "@glossa/contract";
import { HomeScreen, lastWorkedOnFirst, summariesOf, useSeen } from "@glossa/features/home";
import { useNow } from "@glossa/features/shell";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { annotationPath, settingsPath } from "../paths";
import {
  datasetsQuery,
  fieldsQuery,
  progressQuery,
  questionsQuery,
  workspacesQuery,
} from "../queries/datasets";
import { copyText } from "../state/clipboard";
import { useAccount } from "../use-account";
import { useSteady } from "../use-steady";

/** The list of datasets; its rows fill in as their data loads. */
export function Component() {
  const datasets = useQuery(datasetsQuery);
  const { account, isAdminOrOwner } = useAccount();
  const navigate = useNavigate();
  const [seen, onSeen] = useSeen();
  const items = useMemo(() => lastWorkedOnFirst(datasets.data), [datasets.data]);
  return (
    <HomeScreen
      datasets={useSteady(useSummaries(items, seen))}
      workspaceCount={new Set(items.map(({ workspace_id }) => workspace_id)).size}
      load={datasets.data ? "ready" : datasets.isError ? "failed" : "loading"}
      canCreate={isAdminOrOwner}
      now={useNow()}
      hrefOf={annotationPath}
      onSeen={onSeen}
      onCopyLink={copyLink}
      onSettings={useCallback((id) => navigate(settingsPath(id)), [navigate])}
      onRetry={() => void datasets.refetch()}
      account={account}
    />
  );
}

/** The rows of the list; the details are only loaded for datasets that the user has scrolled to. */
function useSummaries(datasets: readonly Dataset[], seen: ReadonlySet<string>) {
  const { data: workspaces } = useQuery(workspacesQuery);
  const ids = [...seen];
  const fields = useQueries({ queries: ids.map(fieldsQuery) });
  const questions = useQueries({ queries: ids.map(questionsQuery) });
  const progress = useQueries({ queries: ids.map(progressQuery) });
  const inside = ids.map((id, index) => {
    const [of, asked, far] = [fields[index], questions[index], progress[index]];
    return [id, { fields: of?.data, questions: asked?.data, progress: far?.data }] as const;
  });
  return summariesOf(datasets, workspaces, new Map(inside), parseTimestamp);
}

function copyLink(datasetId: string): void {
  void copyText(window.location.origin + annotationPath(datasetId));
}
