import { Button, ProgressMeter } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { BulkProgressView } from "../bulk-view";
import * as styles from "./RunningBar.css";

interface RunningBarProps {
  progress: BulkProgressView;
  /** Called to stop the action. */
  onCancel: () => void;
}

/**
 * The progress of a bulk action that runs while the user is in focus mode. It is not a live region: the user works on a
 * record, and the
 * end is announced by a notice.
 */
export function RunningBar({ progress, onCancel }: RunningBarProps) {
  const t = useT();
  const { saved, total, direction, isCancelled } = progress;
  const label = t(direction === "undone" ? "bulk.undoing" : "bulk.progress", { saved, total });
  return (
    <section className={styles.bar} aria-label={t("bulk.running")}>
      <span className={styles.meter}>
        <ProgressMeter label={label} parts={[{ status: "done", share: total > 0 ? saved / total : 0 }]} />
      </span>
      <span className={styles.label}>{isCancelled ? t("bulk.stopping") : label}</span>
      <Button size="sm" isDisabled={isCancelled || direction !== "done"} onClick={onCancel}>
        {t("bulk.cancel")}
      </Button>
    </section>
  );
}
