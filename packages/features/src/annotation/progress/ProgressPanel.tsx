import { useFormat, useT } from "@glossa/locales";
import { memo } from "react";
import type { ProgressView } from "../view-model";
import { Meter } from "./ProgressMeters";
import * as styles from "./ProgressPanel.css";

interface ProgressSummaryProps {
  progress: ProgressView | undefined;
  /** Default: true. If the counts are open below, the meter there is sufficient. */
  hasMeter?: boolean;
}

/** One line: the number of records that the user has responded to, with a meter and a percentage; "-" while unknown. */
export const ProgressSummary = memo(function ProgressSummary(props: ProgressSummaryProps) {
  const { progress, hasMeter = true } = props;
  const t = useT();
  const format = useFormat();
  const responded = progress ? progress.submitted + progress.draft + progress.discarded : Number.NaN;
  const total = progress?.total ?? Number.NaN;
  return (
    <span className={styles.summary}>
      {progress && (
        <span className={styles.count}>
          <bdi>
            {t("annotation.progressOf", {
              responded: format.number(responded),
              total: format.number(total),
            })}
          </bdi>
        </span>
      )}
      <span className={styles.percent}>{format.percent(responded / total)}</span>
      {progress && hasMeter && (
        <span className={styles.meter}>
          <Meter progress={progress} />
        </span>
      )}
    </span>
  );
});
