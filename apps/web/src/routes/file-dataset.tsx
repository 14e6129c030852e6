import type { Dataset } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { useLatest } from "@glossa/design-system";
import {
  FileDatasetScreen,
  type FileDatasetScreenProps,
  type FilledDataset,
} from "@glossa/features/file-dataset";
import { LoadingPage, RolePage } from "@glossa/features/shell";
import { readDatasetParts } from "@glossa/files/store";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { tellFailedAction } from "../account/tell-refusal";
import { useAccount } from "../account/use-account";
import { useWorkspaceChoices } from "../creation/use-workspace-choices";
import { leaveFiles, takeFiles } from "../files/chosen-files";
import { filledDataset } from "../files/filled-dataset";
import { allApi } from "../files/import-files";
import { useFiles } from "../files/use-files";
import { useImports } from "../files/use-imports";
import { useWhole } from "../files/use-whole";
import { datasetsQuery } from "../queries/datasets";
import { useAuth } from "../state/auth";
import { translate } from "../state/language";
import { usePreferences } from "../state/preferences";
import { useLeaveGuard } from "../use-leave-guard";

/** The part of the address that names the dataset to which records are added. */
const targetParam = "dataset";

/** The page on which owners and admins turn files into records; annotators see a message. */
export function Component() {
  const { account, userId, isAdminOrOwner, isLoading } = useAccount();
  const { workspaces, isPending } = useWorkspaceChoices();
  const datasets = useQuery(datasetsQuery);
  if (isLoading || isPending || datasets.isPending || !userId)
    return <LoadingPage label={translate("app.loading")} />;
  if (!isAdminOrOwner)
    return <RolePage title={translate("files.title")} isFor="managers" account={account} />;
  const { data: all = [] } = datasets;
  const published = all.filter(({ status }) => status === "ready").toSorted(byActivity);
  const nameOf = (id: string) => workspaces.find((workspace) => workspace.id === id)?.name;
  return (
    <FilesPage
      account={account}
      userId={userId}
      workspaces={workspaces}
      datasets={published.map(({ id, name, workspace_id: workspace }) => ({
        id,
        name,
        workspace: nameOf(workspace) ?? "",
      }))}
    />
  );
}

/** The dataset that was used last is first. */
function byActivity(left: Dataset, right: Dataset): number {
  return right.last_activity_at.localeCompare(left.last_activity_at);
}

function withTarget(params: URLSearchParams, id: string | undefined): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === undefined) next.delete(targetParam);
  else next.set(targetParam, id);
  return next;
}

type FilesPageProps = Pick<FileDatasetScreenProps, "account" | "workspaces" | "datasets"> & {
  userId: string;
};

function FilesPage({ account, userId, workspaces, datasets }: FilesPageProps) {
  const { layout, setLayout } = usePreferences();
  const { source, whole, table, withAnswers: _, ...files } = useFiles();
  const { onFiles } = files;
  const { isImporting, isUnfinished, ...imports } = useImports({ userId, source, whole, table });
  useLeaveGuard({
    // An import that runs covers the page with its dialog, and the rest can be imported at the next visit.
    isUnsaved: () => isUnfinished() && !isImporting(),
    isLostWithTab: isUnfinished,
    text: translate("files.notFinished"),
  });
  const [search, setSearch] = useSearchParams();
  const unfinished = useLatest(() => (isUnfinished() ? (source?.files ?? whole?.files ?? []) : []));
  // biome-ignore lint/correctness/useExhaustiveDependencies: files that were dropped on another page are read once
  useEffect(() => {
    onFiles(takeFiles(userId));
    // A sign-in leaves the page: whoever signs in again does not choose the files again.
    return () => {
      if (!useAuth.getState().isSignedIn) leaveFiles(unfinished(), userId);
    };
  }, []);
  return (
    <FileDatasetScreen
      {...files}
      {...imports}
      table={table}
      whole={useWhole(whole)}
      workspaces={workspaces}
      canAddWorkspace={account.role === "owner"}
      datasets={datasets}
      target={datasets.find(({ id }) => id === search.get(targetParam))?.id}
      // In the address, so that it stays when other files are chosen.
      onTarget={(id) => setSearch((params) => withTarget(params, id), { replace: true })}
      onChooseDataset={(id) => filledBy(id, source)}
      layout={layout}
      onLayout={setLayout}
      account={account}
    />
  );
}

/** A dataset with the columns that fill its parts. */
async function filledBy(
  datasetId: string,
  source: ReturnType<typeof useFiles>["source"],
): Promise<FilledDataset | undefined> {
  if (!source) return undefined;
  try {
    return filledDataset(source, await readDatasetParts(allApi, datasetId));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    tellFailedAction(error);
  }
}
