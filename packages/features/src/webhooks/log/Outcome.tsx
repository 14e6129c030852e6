import { Check, CircleAlert, CircleDashed, Icon } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { DeliveryView } from "../view-model";
import * as styles from "../Webhooks.css";

const pictures = { danger: CircleAlert, success: Check, neutral: CircleDashed };

interface OutcomeMarkProps {
  tone: keyof typeof pictures;
  children: string;
}

/** A drawing and a word. */
export function OutcomeMark({ tone, children }: OutcomeMarkProps) {
  return (
    <span className={styles.outcome} data-tone={tone}>
      <Icon picture={pictures[tone]} size={14} />
      <span className={styles.word}>{children}</span>
    </span>
  );
}

/** Whether a message has arrived. */
export function Outcome({ delivery }: { delivery: DeliveryView }) {
  const t = useT();
  const word = wordOf(delivery);
  return <OutcomeMark tone={toneOf(word, delivery.error)}>{t(`webhooks.outcomes.${word}`)}</OutcomeMark>;
}

function wordOf({ status, error, attemptLog }: DeliveryView) {
  const hasEnded = status === "finished" || status === "failed";
  if (hasEnded && attemptLog.at(-1)?.outcome === "not_sent") return "notSent";
  return !hasEnded && error !== null ? "again" : status;
}

function toneOf(word: ReturnType<typeof wordOf>, error: string | null) {
  if (word === "finished") return "success";
  if (word === "notSent") return "neutral";
  return error === null ? "neutral" : "danger";
}
