import type { Dataset } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { FileDatasetScreen, type FileDatasetScreenProps } from "@glossa/features/file-dataset";
import { LoadingPage, StatusPage, useUnloadGuard } from "@glossa/features/shell";
import { readDatasetParts } from "@glossa/files/store";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { workspaceOf } from "../creation/workspace-of";
import { tellError } from "../errors";
import { takeFiles } from "../files/chosen-files";
import { filledParts, planOfParts } from "../files/filled-parts";
import { allApi, type Destination, importRecords } from "../files/import-files";
import { planOfDraft } from "../files/plan-of-draft";
import { useFiles } from "../files/use-files";
import { annotationPath } from "../paths";
import { queryClient } from "../queries/client";
import { datasetQuery, datasetsQuery, workspacesQuery } from "../queries/datasets";
import { translate } from "../state/language";
import { usePreferences } from "../state/preferences";
import { useAccount } from "../use-account";

/** The page on which owners and admins turn files into records. For annotators there is none. */
export function Component() {
  const { account, isAdminOrOwner, isLoading } = useAccount();
  const workspaces = useQuery(workspacesQuery);
  const datasets = useQuery(datasetsQuery);
  if (isLoading || workspaces.isPending || datasets.isPending)
    return <LoadingPage label={translate("app.loading")} />;
  if (!isAdminOrOwner) return <StatusPage status={404} />;
  const { data: all = [] } = datasets;
  const published = all.filter(({ status }) => status === "ready");
  return <FilesPage account={account} workspaces={workspaces.data ?? []} datasets={published} />;
}

type FilesPageProps = Pick<FileDatasetScreenProps, "account" | "workspaces"> & {
  datasets: readonly Dataset[];
};

function FilesPage({ account, workspaces, datasets }: FilesPageProps) {
  const navigate = useNavigate();
  const { layout, setLayout } = usePreferences();
  const { source, ...files } = useFiles();
  const { onFiles } = files;
  const isImporting = useRef(false);
  const begun = useRef(new Set<string>());
  useUnloadGuard(() => isImporting.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: files that were dropped on another page are read once
  useEffect(() => onFiles(takeFiles()), []);

  const send = async (plan: Parameters<typeof importRecords>[0]["plan"], to: Destination, run: Run) => {
    if (!source) throw new Error("There are no files to import.");
    isImporting.current = true;
    const onDone = () => void queryClient.invalidateQueries();
    const onOpen = ({ id }: Dataset) => void navigate(annotationPath(id));
    return importRecords({ reader: source.reader, plan }, to, { ...run, onDone, onOpen }).finally(() => {
      isImporting.current = false;
    });
  };
  const create: FileDatasetScreenProps["onCreate"] = async (draft, run) => {
    const guessed = source?.plan ?? { columns: [], questions: [], idColumn: undefined };
    const name = draft.name.trim();
    const { id, name: inWorkspace } = await workspaceOf(draft.workspace);
    const workspace = { id, name: inWorkspace };
    const key = JSON.stringify([id, name]);
    const plan = planOfDraft(draft, files.table?.facts ?? {}, guessed);
    const outcome = await send(plan, { workspace, name, isBegun: begun.current.has(key) }, run);
    if (outcome.end !== "failed" || outcome.takenName === undefined) begun.current.add(key);
    return outcome;
  };
  const append: FileDatasetScreenProps["onAppend"] = async (dataset_id, parts, run) => {
    const dataset = await queryClient.fetchQuery(datasetQuery(dataset_id));
    const plan = planOfParts(parts, await readDatasetParts(allApi, dataset_id), guess());
    return send(plan, { dataset }, run);
  };
  const guess = () => source?.plan ?? { columns: [], questions: [], idColumn: undefined };
  return (
    <FileDatasetScreen
      {...files}
      table={files.table}
      workspaces={workspaces}
      canAddWorkspace={account.role === "owner"}
      datasets={datasets}
      onChooseDataset={async (id) => {
        try {
          return filledParts(guess(), await readDatasetParts(allApi, id), source?.profile.columns ?? []);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          tellError(error);
        }
      }}
      onCreate={create}
      onAppend={append}
      layout={layout}
      onLayout={setLayout}
      account={account}
    />
  );
}

type Run = Parameters<FileDatasetScreenProps["onCreate"]>[1];
