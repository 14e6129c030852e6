import { type Dataset, parseTimestamp } from "@glossa/contract";
import { useNow } from "@glossa/features/frame";
import { HomeScreen, lastWorkedOnFirst, summaryOf, workspaceNames } from "@glossa/features/home";
import { useQueries, useQuery } from "@tanstack/react-query";
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

/** The list of datasets; its rows fill in as their parts arrive. */
export function Component() {
  const datasets = useQuery(datasetsQuery);
  const { account, isAdminOrOwner } = useAccount();
  const navigate = useNavigate();
  const items = lastWorkedOnFirst(datasets.data);
  return (
    <HomeScreen
      datasets={useSummaries(items)}
      workspaceCount={new Set(items.map(({ workspace_id }) => workspace_id)).size}
      load={datasets.data ? "ready" : datasets.isError ? "failed" : "loading"}
      canCreate={isAdminOrOwner}
      now={useNow()}
      hrefOf={annotationPath}
      onCopyLink={(id) => void copyText(window.location.origin + annotationPath(id))}
      onSettings={(id) => navigate(settingsPath(id))}
      onRetry={() => void datasets.refetch()}
      account={account}
    />
  );
}

function useSummaries(datasets: readonly Dataset[]) {
  const { data: workspaces } = useQuery(workspacesQuery);
  const fields = useQueries({ queries: datasets.map(({ id }) => fieldsQuery(id)) });
  const questions = useQueries({ queries: datasets.map(({ id }) => questionsQuery(id)) });
  const progress = useQueries({ queries: datasets.map(({ id }) => progressQuery(id)) });
  const nameOf = workspaceNames(workspaces);
  return datasets.map((dataset, index) =>
    summaryOf(dataset, {
      workspace: nameOf(dataset.workspace_id),
      lastActivity: parseTimestamp(dataset.last_activity_at),
      fields: fields[index]?.data,
      questions: questions[index]?.data,
      progress: progress[index]?.data,
    }),
  );
}
