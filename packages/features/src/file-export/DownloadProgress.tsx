import { Check, Icon, Spinner, Text } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import * as styles from "./FileExport.css";
import type { FileOutcome, FileProgress } from "./use-download";

/** A download that runs. */
export function DownloadProgress({ bytes, records }: FileProgress) {
  const t = useT();
  const size = useFormat().bytes(bytes);
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <Spinner />
        {/* The number runs; that it does is announced once. */}
        <span role="status">{t("fileExport.running")}</span>
      </div>
      <Text>
        {records === undefined
          ? t("fileExport.received", { size })
          : t("fileExport.receivedOf", { size, count: records })}
      </Text>
      <Text tone="secondary" size="sm">
        {t("fileExport.keepOpen")}
      </Text>
    </div>
  );
}

/** A file that is complete. */
export function SavedFile({ name, progress }: Extract<FileOutcome, { state: "saved" }>) {
  const t = useT();
  const size = useFormat().bytes(progress.bytes);
  return (
    <div className={styles.progress} role="status">
      <div className={styles.line}>
        <Icon picture={Check} />
        <span>{t("fileExport.saved")}</span>
      </div>
      <bdi className={styles.name} translate="no">
        {name}
      </bdi>
      <Text tone="secondary">{t("fileExport.savedDetails", { count: progress.records ?? 0, size })}</Text>
    </div>
  );
}
