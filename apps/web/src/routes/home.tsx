import { type Dataset, parseTimestamp } from "@glossa/contract";
import { useNow } from "@glossa/features/frame";
import { type DatasetSummary, HomeScreen } from "@glossa/features/home";
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
  const workspaces = useQuery(workspacesQuery);
  const { account, isAdminOrOwner } = useAccount();
  const navigate = useNavigate();
  const items = [...(datasets.data ?? [])].sort((a, b) => (a.last_activity_at < b.last_activity_at ? 1 : -1));
  const parts = useParts(items);
  const nameOf = (id: string) => workspaces.data?.find((workspace) => workspace.id === id)?.name ?? "";
  return (
    <HomeScreen
      datasets={items.map((dataset, index) => ({
        id: dataset.id,
        name: dataset.name,
        workspace: nameOf(dataset.workspace_id),
        isDraft: dataset.status === "draft",
        lastActivity: parseTimestamp(dataset.last_activity_at),
        ...(parts[index] ?? { fieldTypes: undefined, questionTypes: undefined, progress: undefined }),
      }))}
      workspaceCount={new Set(items.map(({ workspace_id }) => workspace_id)).size}
      load={datasets.isSuccess ? "ready" : datasets.isError ? "failed" : "loading"}
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

type Parts = Pick<DatasetSummary, "fieldTypes" | "questionTypes" | "progress">;

function useParts(datasets: readonly Dataset[]): Parts[] {
  const fields = useQueries({ queries: datasets.map(({ id }) => fieldsQuery(id)) });
  const questions = useQueries({ queries: datasets.map(({ id }) => questionsQuery(id)) });
  const progress = useQueries({ queries: datasets.map(({ id }) => progressQuery(id)) });
  return datasets.map((_, index) => {
    const now = progress[index]?.data;
    return {
      fieldTypes: fields[index]?.data?.map(({ settings }) => settings.type),
      questionTypes: questions[index]?.data?.map(({ settings }) => settings.type),
      progress: now && { ...now, users: now.users.map(({ username }) => username) },
    };
  });
}
