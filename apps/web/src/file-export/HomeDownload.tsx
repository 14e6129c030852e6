import { FileExportDialog } from "@glossa/features/file-export";
import type { DatasetSummary } from "@glossa/features/home";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { fieldsQuery, questionsQuery, vectorsQuery } from "../queries/datasets";
import { downloadOf } from "./download";
import { isKeptInMemory } from "./save-to";
import { subjectOf } from "./subject";
import { useLoadPeople } from "./use-people";

interface HomeDownloadProps {
  dataset: DatasetSummary;
  mayReadAll: boolean;
  onClose: () => void;
}

/** The dialog that downloads all records of a dataset in the list. */
export function HomeDownload({ dataset, mayReadAll, onClose }: HomeDownloadProps) {
  const { id, name, workspace, progress } = dataset;
  const { data: fields = [] } = useQuery(fieldsQuery(id));
  const { data: questions = [] } = useQuery(questionsQuery(id));
  const { data: vectors } = useQuery(vectorsQuery(id));
  const onLoadPeople = useLoadPeople(id);
  const onDownload = useMemo(
    () => downloadOf({ id, dataset: name, workspace }, () => ({})),
    [id, name, workspace],
  );
  return (
    <FileExportDialog
      isOpen
      onClose={onClose}
      datasetName={name}
      selections={[{ id: "all", count: progress?.total }]}
      mayReadAll={mayReadAll}
      subject={subjectOf({ fields, questions, vectors })}
      isInMemory={isKeptInMemory()}
      onLoadPeople={onLoadPeople}
      onDownload={onDownload}
    />
  );
}
