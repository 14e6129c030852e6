import { useFormat, useT } from "@glossa/locales";
import type { AttemptView, DeliveryView } from "../view-model";
import * as styles from "../Webhooks.css";
import { adviceOf } from "./advice";
import { OutcomeMark } from "./Outcome";
import { durationText } from "./took-text";

interface AttemptListProps {
  delivery: DeliveryView;
  now: Date;
}

/** The attempts to send a message, the oldest first, and the time of the next one. */
export function AttemptList({ delivery, now }: AttemptListProps) {
  const t = useT();
  const format = useFormat();
  const { status, attempts, attemptLog, nextAttemptAt } = delivery;
  const numbers = Array.from({ length: Math.max(attempts, attemptLog.at(-1)?.number ?? 0) }, (_, i) => i + 1);
  return (
    <ol className={styles.attempts}>
      {numbers.map((number) => {
        const attempt = attemptLog.find((each) => each.number === number);
        if (attempt) return <Attempt key={number} attempt={attempt} />;
        const isRunning = status === "started" && number === attempts;
        return (
          <li key={number}>
            <OutcomeMark tone="neutral">
              {t(`webhooks.attempt.${isRunning ? "going" : "unknown"}`)}
            </OutcomeMark>
          </li>
        );
      })}
      {nextAttemptAt && (
        <li>
          <OutcomeMark tone="neutral">
            {t("webhooks.nextAttempt", {
              when: nextAttemptAt > now ? format.exactMoment(nextAttemptAt) : t("webhooks.nextAttemptNow"),
            })}
          </OutcomeMark>
        </li>
      )}
    </ol>
  );
}

function Attempt({ attempt }: { attempt: AttemptView }) {
  const t = useT();
  const format = useFormat();
  const { outcome, httpStatus, error, milliseconds, startedAt } = attempt;
  const advice = adviceOf(attempt);
  return (
    <li>
      <OutcomeMark tone={toneOf(outcome)}>
        {t(`webhooks.attempt.${outcome}`, { status: httpStatus ?? "" })}
      </OutcomeMark>
      <span className={styles.note}>
        <time dateTime={startedAt.toISOString()} translate="no">
          {format.exactMoment(startedAt)}
        </time>
        {outcome !== "not_sent" &&
          t("webhooks.tookTime", { time: durationText(milliseconds, (number) => format.number(number)) })}
      </span>
      {advice && <span className={styles.note}>{t(`webhooks.advice.${advice}`)}</span>}
      {error !== null && (
        <bdi className={styles.note} translate="no">
          {error}
        </bdi>
      )}
    </li>
  );
}

function toneOf(outcome: AttemptView["outcome"]) {
  if (outcome === "arrived") return "success";
  return outcome === "not_sent" ? "neutral" : "danger";
}
