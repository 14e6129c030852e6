import { Check, CircleAlert, CircleDashed, Icon } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { DeliveryView } from "../view-model";
import * as styles from "../Webhooks.css";

const pictures = { danger: CircleAlert, success: Check, neutral: CircleDashed };

/** Whether a message has arrived: a drawing and a word. */
export function Outcome({ delivery }: { delivery: DeliveryView }) {
  const t = useT();
  const { status, error } = delivery;
  const isWaiting = status === "queued" || status === "started";
  const tone = status === "finished" ? "success" : error !== null ? "danger" : "neutral";
  const word = isWaiting && error !== null ? "again" : status;
  return (
    <span className={styles.outcome} data-tone={tone}>
      <Icon picture={pictures[tone]} size={14} />
      {t(`webhooks.outcomes.${word}`)}
    </span>
  );
}
