import { ChevronDown, ChevronRight, Eye, Icon, IconButton, RotateCcw } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useId, useState } from "react";
import { number as numberCell } from "../../shell/list/RowTable.css";
import type { DeliveryView } from "../view-model";
import * as styles from "../Webhooks.css";
import { AttemptList } from "./AttemptList";
import { adviceOf } from "./advice";
import { Outcome } from "./Outcome";
import { tookText } from "./took-text";
import { useKeptFocus } from "./use-kept-focus";

interface DeliveryRowProps {
  delivery: DeliveryView;
  now: Date;
  onRead: (delivery: DeliveryView) => void;
  onRetry: (delivery: DeliveryView) => void;
}

/** One message. A press on the number of its attempts expands a row that lists them. */
export function DeliveryRow({ delivery, now, onRead, onRetry }: DeliveryRowProps) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { event, attempts, createdAt } = delivery;
  const name = t(`webhooks.names.${event}`);
  // With seconds, so that the buttons of messages within a minute have different names.
  const time = format.exactMoment(createdAt);
  const { other: attemptsButton, handlers } = useKeptFocus<HTMLButtonElement>(delivery.status);
  return (
    <>
      <tr className={styles.row}>
        <th scope="row">
          {name}
          <time dateTime={createdAt.toISOString()} className={styles.note} translate="no">
            {time}
          </time>
        </th>
        <td className={styles.wide}>
          <Outcome delivery={delivery} />
          <Reason delivery={delivery} now={now} />
        </td>
        <td className={numberCell}>
          {attempts === 0 ? (
            <>
              <span className={styles.phoneOnly}>{t("webhooks.attempts")}</span> {format.number(attempts)}
            </>
          ) : (
            <button
              ref={attemptsButton}
              type="button"
              className={styles.unfold}
              aria-label={t("webhooks.attemptsOf", { number: format.number(attempts), event: name, time })}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon picture={isOpen ? ChevronDown : ChevronRight} size={14} isDirectional />
              <span className={styles.word}>
                <span className={styles.phoneOnly}>{t("webhooks.attempts")}</span> {format.number(attempts)}
              </span>
            </button>
          )}
        </td>
        <td className={`${numberCell} ${styles.took}`}>
          <span className={styles.phoneOnly}>{t("webhooks.took")}</span>{" "}
          {tookText(delivery, (number) => format.number(number))}
        </td>
        <td {...handlers}>
          <Actions delivery={delivery} words={{ event: name, time }} onRead={onRead} onRetry={onRetry} />
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className={styles.unfolded}>
          <td colSpan={5}>
            <AttemptList delivery={delivery} now={now} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Why a message has not arrived, and when it is sent again. */
function Reason({
  delivery: { error, nextAttemptAt, attemptLog },
  now,
}: Pick<DeliveryRowProps, "delivery" | "now">) {
  const t = useT();
  const format = useFormat();
  if (error === null) return null;
  const last = attemptLog.at(-1);
  const advice = last && adviceOf(last);
  return (
    <>
      {advice && <span className={styles.note}>{t(`webhooks.advice.${advice}`)}</span>}
      <bdi className={styles.note} translate="no">
        {error}
      </bdi>
      {nextAttemptAt && (
        <span className={styles.note}>
          {t("webhooks.nextAttempt", {
            when: nextAttemptAt > now ? format.moment(nextAttemptAt) : t("webhooks.nextAttemptNow"),
          })}
        </span>
      )}
    </>
  );
}

interface ActionsProps extends Omit<DeliveryRowProps, "now"> {
  words: { event: string; time: string };
}

function Actions({ delivery, words, onRead, onRetry }: ActionsProps) {
  const t = useT();
  const { status } = delivery;
  // The server deletes the content once the message has arrived or was given up.
  const hasContent = status === "queued" || status === "started";
  return (
    <span className={styles.actions}>
      {hasContent && (
        <IconButton picture={Eye} label={t("webhooks.readMessage", words)} onClick={() => onRead(delivery)} />
      )}
      {status === "queued" && (
        <IconButton
          picture={RotateCcw}
          label={t("webhooks.retryMessage", words)}
          onClick={() => onRetry(delivery)}
        />
      )}
    </span>
  );
}
