import {
  Badge,
  DatasetCard,
  Download,
  IconButton,
  LinkPicture,
  Plus,
  Settings,
  useWhenNear,
} from "@glossa/design-system";
import { fieldTypeIcon } from "@glossa/field-types";
import { useFormat, useT } from "@glossa/locales";
import { questionTypeIcon } from "@glossa/question-types";
import { memo } from "react";
import type { DatasetSummary } from "./HomeScreen";

export interface DatasetRowPorts {
  /** For texts like "2 minutes ago". */
  now: Date;
  /** The address of a dataset. */
  hrefOf: (datasetId: string) => string;
  /** A dataset has been scrolled into view: its details should be loaded. */
  onSeen: (datasetId: string) => void;
  /** Called to copy the link of a dataset. */
  onCopyLink: (datasetId: string) => void;
  /** Shows how to add records; undefined for users who may not. */
  onAddRecords?: ((dataset: DatasetSummary) => void) | undefined;
  /** Called to download the records of a dataset; undefined if the server sends none. */
  onDownload?: ((datasetId: string) => void) | undefined;
  /** Called to open the settings of a dataset. */
  onSettings: (datasetId: string) => void;
}

interface DatasetRowProps extends DatasetRowPorts {
  dataset: DatasetSummary;
}

/** One of possibly hundreds of datasets, whose details arrive one by one: each row renders only for its own. */
export const DatasetRow = memo(function DatasetRow(props: DatasetRowProps) {
  const { dataset, now, hrefOf, onSeen } = props;
  const t = useT();
  const format = useFormat();
  const { id, name, workspace, isDraft, progress } = dataset;
  const total = progress?.total ?? Number.NaN;
  const share = progress ? progress.completed / total : Number.NaN;
  const rows = { short: "-", exact: "-" };
  if (progress)
    Object.assign(rows, { short: format.rows(total), exact: t("datasets.rows", { count: total }) });
  return (
    <DatasetCard
      // Loads the details half a screen before the row is visible.
      ref={useWhenNear<HTMLLIElement>("50%", () => onSeen(id))}
      name={name}
      href={hrefOf(id)}
      workspace={workspace}
      fields={eachOnce(dataset.fieldTypes).map((type) => ({
        label: t(`fieldTypes.${type}`),
        icon: fieldTypeIcon(type),
      }))}
      questions={eachOnce(dataset.questionTypes).map((type) => ({
        label: t(`questionTypes.${type}`),
        icon: questionTypeIcon(type),
      }))}
      percent={format.percent(share)}
      progress={{
        label: progress
          ? t("datasets.progress", {
              completed: format.number(progress.completed),
              total: format.number(total),
            })
          : "-",
        parts: [{ status: "submitted", share: Number.isFinite(share) ? share : 0 }],
      }}
      rows={rows}
      team={{
        usernames: progress?.users ?? [],
        label: t("datasets.columnTeam"),
        emptyLabel: t("datasets.noTeam"),
        moreLabel: (count) => t("team.more", { count }),
      }}
      activity={Number.isNaN(dataset.lastActivity.getTime()) ? "-" : format.ago(dataset.lastActivity, now)}
      note={isDraft ? <Badge look="warning">{t("datasets.draft")}</Badge> : undefined}
      actions={<RowActions {...props} />}
    />
  );
});

/** Types without repetitions: a dataset may have a hundred text fields. */
function eachOnce<Type>(types: readonly Type[] = []): Type[] {
  return [...new Set(types)];
}

function RowActions({ dataset, onCopyLink, onAddRecords, onDownload, onSettings }: DatasetRowProps) {
  const t = useT();
  const { id, name, isDraft } = dataset;
  return (
    <>
      <IconButton
        picture={LinkPicture}
        label={t("datasets.copyLink", { name })}
        onClick={() => onCopyLink(id)}
      />
      {/* A draft takes no records. */}
      {onAddRecords && !isDraft && (
        <IconButton
          picture={Plus}
          label={t("datasets.addRecords", { name })}
          onClick={() => onAddRecords(dataset)}
        />
      )}
      {onDownload && !isDraft && (
        <IconButton
          picture={Download}
          label={t("fileExport.titleOf", { name })}
          onClick={() => onDownload(id)}
        />
      )}
      <IconButton
        picture={Settings}
        label={t("datasets.settings", { name })}
        onClick={() => onSettings(id)}
      />
    </>
  );
}
