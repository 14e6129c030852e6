import { ProgressLegend, useLoaded } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { memo } from "react";
import type { FiltersView } from "../filters/filters-view";
import { TeamProgress } from "../team/TeamProgress";
import type { LoadAgreement } from "../team/use-agreement";
import { type AnnotationPorts, type AnnotationView, queueStatuses } from "../view-model";
import { Meter } from "./ProgressMeters";
import * as styles from "./ProgressPanel.css";
import { canShare } from "./sharing";

const loadShareControl = () => import("./ShareControl");
// Annotators do not need it.
const loadAgreementPart = () => import("../team/Agreement");

interface ProgressDetailProps extends Pick<AnnotationView, "progress" | "team" | "isSharingEnabled"> {
  dataset: Pick<AnnotationView["dataset"], "name">;
  username: string;
  onShare: () => void;
  /** Absent while the panel is closed, and for users who may not see it. */
  loadAgreement?: LoadAgreement | undefined;
  /** Needed for the titles of the questions. */
  filters?: FiltersView | undefined;
  onShowDisagreements?: AnnotationPorts["onShowDisagreements"];
  agreementPeople?: AnnotationPorts["agreementPeople"];
  onShowResponses: AnnotationPorts["onShowResponses"];
}

/** The counts behind the summary line, per status, and those of the team below them. */
export const ProgressDetail = memo(function ProgressDetail(props: ProgressDetailProps) {
  const { progress, team, isSharingEnabled = false, dataset, username, onShare } = props;
  const { loadAgreement, filters, onShowDisagreements, onShowResponses } = props;
  const t = useT();
  const format = useFormat();
  const mayShare = canShare(isSharingEnabled, progress?.submitted ?? 0);
  // Sharing needs the server, so its code may be loaded from there.
  const share = useLoaded(loadShareControl, mayShare);
  const agreement = useLoaded(loadAgreementPart, loadAgreement !== undefined);
  if (!progress) return <p className={styles.unknown}>{"-"}</p>;
  const rows = queueStatuses.map((status) => ({
    status,
    // The queue is shorter: it excludes records that the team has completed.
    label: status === "pending" ? t("annotation.unanswered") : t(`status.${status}`),
    count: format.number(progress[status]),
    share: format.percent(progress[status] / progress.total),
  }));
  return (
    <div className={styles.detail}>
      <Meter progress={progress} size="lg" />
      <ProgressLegend rows={rows} />
      {team && (
        <TeamProgress
          team={team}
          onShowResponses={filters?.canFilterRespondents ? onShowResponses : undefined}
        />
      )}
      {agreement && loadAgreement && filters && (
        <agreement.Agreement
          onLoad={loadAgreement}
          questions={filters.questions}
          onShow={onShowDisagreements}
          kept={props.agreementPeople}
        />
      )}
      {share && (
        <share.ShareControl
          preview={{ username, count: progress.submitted, dataset: dataset.name }}
          teamProgress={team && team.total > 0 ? team.completed / team.total : undefined}
          onShare={onShare}
        />
      )}
    </div>
  );
});
