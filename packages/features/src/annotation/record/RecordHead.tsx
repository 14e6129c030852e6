import { Status } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { SaveBadge } from "../SaveBadge";
import type { AnnotationPorts, AnnotationView, RecordView } from "../view-model";
import * as styles from "./RecordHead.css";
import { RecordMenu } from "./RecordMenu";

interface RecordHeadProps {
  record: RecordView;
  view: AnnotationView;
  ports: AnnotationPorts;
  onCompare: () => void;
}

/** Over the fields: whose turn the record is, its metadata, where its answer is, and what else can be done with it. */
export function RecordHead({ record, view, ports, onCompare }: RecordHeadProps) {
  const t = useT();
  const isOvertaken = record.isCompleted && record.status === "draft";
  return (
    <header className={styles.head}>
      <span className={styles.status}>
        <Status
          status={record.status}
          label={t(`status.${record.status}`)}
          completedLabel={isOvertaken ? t("status.completed") : undefined}
        />
      </span>
      {record.metadata.length > 0 && (
        <dl className={styles.metadata}>
          {record.metadata.map(({ title, value }) => (
            <div key={title}>
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
      <span className={styles.end}>
        <SaveBadge state={view.form.saveState} onSignIn={ports.onSignIn} onCompare={onCompare} />
        <RecordMenu record={record} fields={view.fields} />
      </span>
    </header>
  );
}
