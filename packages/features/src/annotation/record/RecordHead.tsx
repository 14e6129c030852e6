import { Status } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { memo } from "react";
import { SaveBadge } from "../saving/SaveBadge";
import { FindSimilarRecords } from "../similarity/FindSimilarRecords";
import { OthersHere } from "../team/OthersHere";
import type { AnnotationPorts, AnnotationView, RecordView, SaveState } from "../view-model";
import * as styles from "./RecordHead.css";
import { RecordMenu } from "./RecordMenu";
import { RecordMetadata } from "./RecordMetadata";

interface RecordHeadProps {
  record: RecordView;
  fields: AnnotationView["fields"];
  saveState: SaveState;
  ports: AnnotationPorts;
  onCompare: () => void;
  /** The usernames of the other users on the record, where the bar above does not show them. */
  others?: readonly string[] | undefined;
  /** In a list of many records, their save states are not announced one by one. */
  isQuiet?: boolean;
  /** Whether it is the record that commands concern; in a list of many records, one is. */
  isCurrent?: boolean;
  /** Whether the answers of others are shown; undefined where that is not offered. */
  areTeamAnswersShown?: boolean | undefined;
  /** The name of the record for its buttons, in a list of many records. */
  name?: string;
}

/** Above the fields: the status of the record, its metadata, the save state of its response, and further actions. */
export const RecordHead = memo(function RecordHead(props: RecordHeadProps) {
  const {
    record,
    fields,
    saveState,
    ports,
    onCompare,
    others = [],
    isQuiet = false,
    isCurrent = true,
    name,
    areTeamAnswersShown,
  } = props;
  const t = useT();
  const format = useFormat();
  const isCompletedByOthers =
    record.isCompleted && (record.status === "draft" || record.status === "pending");
  const status = t(`status.${record.status}`);
  return (
    <header className={styles.head}>
      <span className={styles.status}>
        <Status
          status={record.status}
          // The server has refused the response that has this status.
          label={saveState.kind === "refused" ? t("status.notSaved", { status }) : status}
          completedLabel={isCompletedByOthers ? t("status.completed") : undefined}
        />
      </span>
      {record.similarity !== undefined && (
        <span className={styles.similarity}>
          {t("similarity.score", { score: format.similarity(record.similarity) })}
        </span>
      )}
      <span className={styles.end}>
        {others.length > 0 && <OthersHere usernames={others} isQuiet={isQuiet} />}
        <SaveBadge
          // What was announced about a record says nothing about the next one.
          key={record.id}
          state={saveState}
          onSignIn={ports.onSignIn}
          onTryNow={ports.onTryNow}
          onCompare={onCompare}
          isQuiet={isQuiet}
          of={name}
        />
        <FindSimilarRecords recordId={record.id} of={name} />
        <RecordMenu {...{ record, fields, ports, isCurrent, areTeamAnswersShown }} of={name} />
      </span>
      {record.metadata.length > 0 && <RecordMetadata metadata={record.metadata} />}
    </header>
  );
});
