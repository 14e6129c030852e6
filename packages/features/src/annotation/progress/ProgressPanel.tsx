import { useFormat, useT } from "@glossa/locales";
import { memo } from "react";
import type { ProgressView } from "../view-model";
import { Meter } from "./ProgressMeters";
import * as styles from "./ProgressPanel.css";

interface ProgressSummaryProps {
  progress: ProgressView | undefined;
  /** Default: shown. Where the numbers behind it stand below, their meter is enough. */
  hasMeter?: boolean;
}

/** One line: how many records this person has answered, as number, meter and percentage; "-" while unknown. */
export const ProgressSummary = memo(function ProgressSummary(props: ProgressSummaryProps) {
  const { progress, hasMeter = true } = props;
  const t = useT();
  const format = useFormat();
  const responded = progress ? progress.submitted + progress.draft + progress.discarded : Number.NaN;
  const total = progress?.total ?? Number.NaN;
  return (
    <span className={styles.summary}>
      {progress && (
        <>
          <span className={styles.count}>
            <bdi>
              {t("annotation.progressOf", {
                responded: format.number(responded),
                total: format.number(total),
              })}
            </bdi>
          </span>
          {hasMeter && (
            <span className={styles.meter}>
              <Meter progress={progress} />
            </span>
          )}
        </>
      )}
      <span className={styles.percent}>{format.percent(responded / total)}</span>
    </span>
  );
});
