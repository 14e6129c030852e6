import { Status } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { memo } from "react";
import { SaveBadge } from "../saving/SaveBadge";
import { FindSimilarControl } from "../similarity/FindSimilarControl";
import * as similar from "../similarity/Similarity.css";
import type { SimilarityView } from "../similarity/similarity-view";
import type { AnnotationPorts, AnnotationView, RecordView, SaveState } from "../view-model";
import * as styles from "./RecordHead.css";
import { RecordMenu } from "./RecordMenu";

interface RecordHeadProps {
  record: RecordView;
  fields: AnnotationView["fields"];
  saveState: SaveState;
  ports: AnnotationPorts;
  onCompare: () => void;
  /** In a list of many records, their save states are not announced one by one. */
  isQuiet?: boolean;
  /** The vectors by which similar records are found; absent if there are none. */
  vectors?: SimilarityView["vectors"] | undefined;
}

/** Above the fields: the status of the record, its metadata, the save state of its response, and further actions. */
export const RecordHead = memo(function RecordHead(props: RecordHeadProps) {
  const { record, fields, saveState, ports, onCompare, isQuiet = false, vectors } = props;
  const t = useT();
  const format = useFormat();
  const isCompletedByOthers = record.isCompleted && record.status === "draft";
  return (
    <header className={styles.head}>
      <span className={styles.status}>
        <Status
          status={record.status}
          label={t(`status.${record.status}`)}
          completedLabel={isCompletedByOthers ? t("status.completed") : undefined}
        />
      </span>
      <span className={styles.end}>
        <SaveBadge
          state={saveState}
          onSignIn={ports.onSignIn}
          onTryNow={ports.onTryNow}
          onCompare={onCompare}
          isQuiet={isQuiet}
        />
        {record.score !== undefined && (
          <span className={similar.score}>
            {t("similar.score", { score: format.similarity(record.score) })}
          </span>
        )}
        {vectors && vectors.length > 0 && (
          <FindSimilarControl
            recordId={record.id}
            vectors={vectors}
            isCompact={isQuiet}
            onFilters={ports.onFilters}
          />
        )}
        <RecordMenu record={record} fields={fields} />
      </span>
      {record.metadata.length > 0 && (
        <dl className={styles.metadata}>
          {record.metadata.map(({ title, value }) => (
            <div key={title} className={styles.fact}>
              <dt className={styles.term}>
                <bdi>{title}</bdi>
              </dt>
              <dd className={styles.value}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </header>
  );
});
