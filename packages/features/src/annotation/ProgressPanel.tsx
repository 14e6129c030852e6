import { ProgressLegend, ProgressMeter } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import * as styles from "./ProgressPanel.css";
import type { ProgressView } from "./view-model";

const answered = ["submitted", "draft", "discarded"] as const;
const all = ["pending", "draft", "discarded", "submitted"] as const;

/** One line: how many records this person has answered, as number, meter and percentage; "-" while unknown. */
export function ProgressSummary({ progress }: { progress: ProgressView | undefined }) {
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
          <span className={styles.meter}>
            <Meter progress={progress} />
          </span>
        </>
      )}
      <span className={styles.percent}>{format.percent(responded / total)}</span>
    </span>
  );
}

/** The numbers behind the line, per status. */
export function ProgressDetail({ progress }: { progress: ProgressView | undefined }) {
  const t = useT();
  const format = useFormat();
  if (!progress) return <p className={styles.unknown}>{"-"}</p>;
  const rows = all.map((status) => ({
    status,
    label: t(`status.${status}`),
    count: format.number(progress[status]),
    share: format.percent(progress[status] / progress.total),
  }));
  return (
    <div className={styles.detail}>
      <Meter progress={progress} size="lg" />
      <ProgressLegend rows={rows} />
    </div>
  );
}

function Meter({ progress, size = "md" }: { progress: ProgressView; size?: "md" | "lg" }) {
  const t = useT();
  const format = useFormat();
  const share = (status: (typeof answered)[number]) => progress[status] / Math.max(1, progress.total);
  return (
    <ProgressMeter
      size={size}
      label={t("annotation.progressMeter", {
        submitted: format.percent(share("submitted")),
        draft: format.percent(share("draft")),
        discarded: format.percent(share("discarded")),
      })}
      parts={answered.map((status) => ({ status, share: share(status) }))}
    />
  );
}
