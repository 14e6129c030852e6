import type { Dataset } from "@glossa/contract";
import type {
  FileDatasetScreenProps,
  FileTable,
  ImportOutcome,
  ImportRun,
  WholePlace,
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

interface ImportInput extends Pick<ReturnType<typeof useFiles>, "source" | "whole"> {
  userId: string;
  table: FileTable | undefined;
}

/** Imports into new and existing datasets, and the one that an earlier visit has left unfinished. */
export function useImports({ userId, source, whole, table }: ImportInput) {
  const navigate = useNavigate();
  const isImporting = useRef(false);
  const read = source ?? whole;
  const imported = useRef<typeof read>(undefined);
  const begun = useRef(new Set<string>());
  const kept = useKept(userId);
  const keeping = useRef<Promise<void>>(Promise.resolve());
  // A copy that is being stored must not remain afterwards.
  const forget = () => void keeping.current.then(() => forgetImport(userId));
  const send = async (prepare: () => Promise<PreparedImport>, run: ImportRun): Promise<ImportOutcome> => {
    isImporting.current = true;
    const onDone = () => {
      // The page is about to be left, for the dataset that was imported.
      isImporting.current = false;
      imported.current = read;
      forget();
      void queryClient.invalidateQueries();
    };
    const onOpen = ({ id }: Dataset) => void navigate(annotationPath(id));
    const outcome = await importRecords(prepare, { ...run, onDone, onOpen });
    isImporting.current = false;
    // At the next visit it would end in the same way.
    if (outcome.end === "failed" && outcome.isFinal) forget();
    return outcome;
  };
  const newPlace = async (place: Pick<WholePlace, "name" | "workspace">) => {
    const workspace = await workspaceOf(place.workspace);
    const name = place.name.trim();
    const key = JSON.stringify([workspace.id, name]);
    return { key, place: { workspace, name, isBegun: begun.current.has(key) } };
  };
  /** A try that the name has ended leaves nothing to resume. */
  const note = (key: string, outcome: ImportOutcome) => {
    if (outcome.end !== "failed" || outcome.takenName === undefined) begun.current.add(key);
    else forget();
    return outcome;
  };
  const prepared = (plan: FilePlan, destination: Destination, storable: KeptDestination): PreparedImport => {
    if (!source) throw new Error("There are no files to import.");
    // Beside the import, which does not wait for it.
    keeping.current = keepImport(userId, {
      files: source.files,
      reading: source.reading,
      plan,
      destination: storable,
    });
    return { reader: source.reader, plan, destination };
  };
  const onCreate: FileDatasetScreenProps["onCreate"] = async (draft, run) => {
    let key = "";
    const outcome = await send(async () => {
      const found = await newPlace(draft);
      key = found.key;
      const plan = planOfDraft(draft, table?.facts ?? {}, source?.plan ?? noPlan);
      const { workspace, name } = found.place;
      return prepared(plan, found.place, { workspace, name });
    }, run);
    return note(key, outcome);
  };
  const onCreateWhole: FileDatasetScreenProps["onCreateWhole"] = async ({ addsPeople, ...chosen }, run) => {
    let key = "";
    const outcome = await send(async () => {
      if (!whole) throw new Error("There is no dataset to import.");
      const found = await newPlace(chosen);
      key = found.key;
      const { workspace, name } = found.place;
      const { files, reader, head } = whole;
      keeping.current = keepImport(userId, { files, addsPeople, destination: { workspace, name } });
      return { reader, head, place: found.place, addsPeople };
    }, run);
    return note(key, outcome);
  };
  const onAppend: FileDatasetScreenProps["onAppend"] = (datasetId, parts, run) =>
    send(async () => {
      const dataset = await queryClient.fetchQuery(datasetQuery(datasetId));
      const { plan: guessed = noPlan, profile = noProfile } = source ?? {};
      const plan = planOfParts(parts, await readDatasetParts(allApi, datasetId), guessed, profile);
      return prepared(plan, { dataset }, { datasetId });
    }, run);
  return {
    onCreate,
    onCreateWhole,
    onAppend,
    unfinished: kept.unfinishedOf(send),
    isImporting: () => isImporting.current,
    /** Whether leaving the page would lose the import, or what the user has decided about files that are not imported. */
    isUnfinished: () => isImporting.current || (read !== undefined && imported.current !== read),
  };
}

const noPlan: FilePlan = { columns: [], questions: [], idColumn: undefined };
const noProfile = { columns: [] };

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
async function again({
  files,
  reading = {},
  plan,
  destination,
  addsPeople = false,
}: KeptImport): Promise<PreparedImport> {
  const reader = startFileReader();
  const { whole } = await reader.open(files, reading, () => undefined);
  if ("datasetId" in destination) {
    const dataset = await queryClient.fetchQuery(datasetQuery(destination.datasetId));
    if (plan) return { reader, plan, destination: { dataset } };
  } else {
    const place = { ...destination, isBegun: true };
    if (whole) return { reader, head: whole.head, place, addsPeople };
    if (plan) return { reader, plan, destination: place };
  }
  throw new Error("The files of the import have changed.");
}
