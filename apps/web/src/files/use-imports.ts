import type { Dataset } from "@glossa/contract";
import type {
  FileDatasetScreenProps,
  FileTable,
  ImportOutcome,
  ImportRun,
} from "@glossa/features/file-dataset";
import type { FilePlan } from "@glossa/files";
import { readDatasetParts } from "@glossa/files/store";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { workspaceOf } from "../creation/workspace-of";
import { annotationPath } from "../paths";
import { queryClient } from "../queries/client";
import { datasetQuery } from "../queries/datasets";
import { startFileReader } from "./file-reader";
import { planOfParts } from "./filled-parts";
import { allApi, type Destination, importRecords, type PreparedImport } from "./import-files";
import { forgetImport, type KeptDestination, type KeptImport, keepImport, keptImport } from "./kept-import";
import { planOfDraft } from "./plan-of-draft";
import type { useFiles } from "./use-files";

interface ImportInput {
  userId: string;
  source: ReturnType<typeof useFiles>["source"];
  table: FileTable | undefined;
}

/** Imports into new and existing datasets, and the one that an earlier visit has left unfinished. */
export function useImports({ userId, source, table }: ImportInput) {
  const navigate = useNavigate();
  const isImporting = useRef(false);
  const begun = useRef(new Set<string>());
  const kept = useKept(userId);
  const keeping = useRef<Promise<void>>(Promise.resolve());
  // What is still being kept must not be there afterwards.
  const forget = () => void keeping.current.then(() => forgetImport(userId));
  const send = async (prepare: () => Promise<PreparedImport>, run: ImportRun): Promise<ImportOutcome> => {
    isImporting.current = true;
    const onDone = () => {
      forget();
      void queryClient.invalidateQueries();
    };
    const onOpen = ({ id }: Dataset) => void navigate(annotationPath(id));
    return importRecords(prepare, { ...run, onDone, onOpen }).finally(() => {
      isImporting.current = false;
    });
  };
  const prepared = (plan: FilePlan, destination: Destination, storable: KeptDestination): PreparedImport => {
    if (!source) throw new Error("There are no files to import.");
    // Beside the import, which does not wait for it.
    keeping.current = keepImport(userId, { files: source.files, plan, destination: storable });
    return { reader: source.reader, plan, destination };
  };
  const onCreate: FileDatasetScreenProps["onCreate"] = async (draft, run) => {
    let key = "";
    const outcome = await send(async () => {
      const workspace = await workspaceOf(draft.workspace);
      const name = draft.name.trim();
      key = JSON.stringify([workspace.id, name]);
      const plan = planOfDraft(draft, table?.facts ?? {}, source?.plan ?? noPlan);
      const isBegun = begun.current.has(key);
      return prepared(plan, { workspace, name, isBegun }, { workspace, name });
    }, run);
    if (outcome.end !== "failed" || outcome.takenName === undefined) begun.current.add(key);
    else forget();
    return outcome;
  };
  const onAppend: FileDatasetScreenProps["onAppend"] = (datasetId, parts, run) =>
    send(async () => {
      const dataset = await queryClient.fetchQuery(datasetQuery(datasetId));
      const plan = planOfParts(parts, await readDatasetParts(allApi, datasetId), source?.plan ?? noPlan);
      return prepared(plan, { dataset }, { datasetId });
    }, run);
  return { onCreate, onAppend, unfinished: kept.unfinishedOf(send), isImporting: () => isImporting.current };
}

const noPlan: FilePlan = { columns: [], questions: [], idColumn: undefined };

type Send = (prepare: () => Promise<PreparedImport>, run: ImportRun) => Promise<ImportOutcome>;

/** The import that an earlier visit has left. */
function useKept(userId: string) {
  const [kept, setKept] = useState<KeptImport>();
  useEffect(() => {
    let isGone = false;
    void keptImport(userId).then((found) => !isGone && setKept(found));
    return () => {
      isGone = true;
    };
  }, [userId]);
  return {
    unfinishedOf: (send: Send): FileDatasetScreenProps["unfinished"] =>
      kept && {
        name: kept.files[0]?.name ?? "",
        onContinue: (run) => send(() => again(kept), run),
        onForget: () => {
          setKept(undefined);
          void forgetImport(userId);
        },
      },
  };
}

/** An import that was left: its files are read again. */
async function again({ files, plan, destination }: KeptImport): Promise<PreparedImport> {
  const reader = startFileReader();
  await reader.open(files, () => undefined);
  if (!("datasetId" in destination)) return { reader, plan, destination: { ...destination, isBegun: true } };
  const dataset = await queryClient.fetchQuery(datasetQuery(destination.datasetId));
  return { reader, plan, destination: { dataset } };
}
