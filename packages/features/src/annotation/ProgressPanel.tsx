import { ProgressLegend, ProgressMeter } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useOnDemand } from "../frame/use-on-demand";
import * as styles from "./ProgressPanel.css";
import type { ProgressView, TeamView } from "./view-model";

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

const loadTeamProgress = async () => (await import("./TeamProgress")).TeamProgress;

interface ProgressDetailProps {
  progress: ProgressView | undefined;
  /** How far the others are; absent where the server does not tell. */
  team?: TeamView | undefined;
}

/** The numbers behind the line, per status, and the team's below them. */
export function ProgressDetail({ progress, team }: ProgressDetailProps) {
  const t = useT();
  const format = useFormat();
  const TeamProgress = useOnDemand(team !== undefined, loadTeamProgress);
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
      {TeamProgress && team && <TeamProgress team={team} />}
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
