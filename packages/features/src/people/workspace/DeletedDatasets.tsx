import { useFormat, useT } from "@glossa/locales";
import { DeletedItems } from "../DeletedItems";
import type { DeletedDatasetView } from "../view-model";
import type { WorkspacesTabProps } from "./WorkspacesTab";

type DeletedDatasetsProps = Pick<
  WorkspacesTabProps,
  "deletedDatasets" | "days" | "workspaces" | "workspacePorts" | "now"
>;

/** Deleted datasets, which can be restored for some time; nothing without any. */
export function DeletedDatasets(props: DeletedDatasetsProps) {
  const { deletedDatasets = [], days, workspaces, workspacePorts, now } = props;
  const t = useT();
  const format = useFormat();
  const itemOf = ({ id, name, workspaceId, ...dataset }: DeletedDatasetView) => {
    const records = t("people.records", { count: dataset.records });
    const answers = t("people.answers", { count: dataset.answers });
    return {
      id,
      name,
      details: [
        ...workspaces.filter((workspace) => workspace.id === workspaceId).map((workspace) => workspace.name),
        t("people.datasetDeletedWhen", { when: format.ago(dataset.deletedAt, now), name: dataset.deletedBy }),
        records,
        answers,
        t("people.erasedUntil", { until: format.moment(dataset.endsAt) }),
      ],
      contents: t("people.eraseContents", { records, answers }),
    };
  };
  return (
    <DeletedItems
      title={t("people.deletedDatasets")}
      body={t("people.deletedDatasetsBody", { days: days?.deletedDataset ?? 0 })}
      items={deletedDatasets.map(itemOf)}
      words={{
        name: t("people.datasetName"),
        restoreBody: t("people.restoreDatasetBody"),
        eraseBody: t("people.eraseDatasetBody"),
      }}
      onRestore={workspacePorts.onRestoreDataset}
      onErase={workspacePorts.onEraseDataset}
    />
  );
}
