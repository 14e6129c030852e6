import { DownloadButton, type FileExportProps } from "@glossa/features/file-export";
import { isByStatusOnly, selectBulk, selectQueue } from "@glossa/session";
import { type LoadedSession, searchOf } from "@glossa/session/server";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useStore } from "zustand";
import { downloadOf } from "../file-export/download";
import { isKeptInMemory } from "../file-export/save-to";
import { subjectOf } from "../file-export/subject";
import { useLoadPeople } from "../file-export/use-people";
import { progressQuery } from "../queries/datasets";
import type { AnnotationData } from "./use-annotation";

interface FileToolsProps {
  data: AnnotationData;
  session: LoadedSession;
  mayReadAll: boolean;
}

/** The download of records: all, those of the filter, or those selected in bulk mode. */
export function FileTools({ data, session, mayReadAll }: FileToolsProps) {
  const {
    dataset: { id, name },
    workspace,
  } = data;
  const { data: progress } = useQuery(progressQuery(id));
  const found = useStore(session, (state) => selectQueue(state).total);
  const selected = useStore(session, (state) => selectedIn(state).length);
  const selections: FileExportProps["selections"] = [
    { id: "all", count: progress?.total },
    { id: "filter", count: found },
    ...(selected > 0 ? [{ id: "selected" as const, count: selected }] : []),
  ];
  // The default queue is not chosen for a file: pending records have no answers.
  const isChosen = useStore(session, ({ criteria: { committed } }) => {
    return committed.status !== "pending" || !isByStatusOnly(committed);
  });
  const onLoadPeople = useLoadPeople(id);
  const onDownload = useMemo(
    () =>
      downloadOf(
        { id, dataset: name, workspace },
        (selection) => {
          const state = session.getState();
          if (selection === "selected") return { record_ids: [...selectedIn(state)] };
          return selection === "filter" ? { search: searchOf(state.criteria.committed) } : {};
        },
        () => session.getState().criteria.committed,
      ),
    [id, name, workspace, session],
  );
  return (
    <DownloadButton
      datasetName={name}
      selections={selections}
      preferred={selected > 0 ? "selected" : isChosen ? "filter" : "all"}
      mayReadAll={mayReadAll}
      subject={subjectOf(data)}
      isInMemory={isKeptInMemory()}
      onLoadPeople={onLoadPeople}
      onDownload={onDownload}
    />
  );
}

const nothing: readonly string[] = [];

/** The selected records; if all results are selected, the filter stands for them. */
function selectedIn(state: ReturnType<LoadedSession["getState"]>): readonly string[] {
  const bulk = selectBulk(state);
  return bulk && !bulk.isAll ? bulk.selected : nothing;
}
