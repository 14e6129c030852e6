import { Check, IconButton, majorityDirection, Plus } from "@glossa/design-system";
import { spanKey } from "@glossa/design-system/spans";
import { useT } from "@glossa/locales";
import type { ValueOf } from "@glossa/question-types/schema";
import type { ValueOnScreen } from "../view-model";
import * as styles from "./TeamAnswerList.css";
import type { TeamSpan } from "./team-spans";

type Spans = ValueOf<"span">;

interface TeamSpansProps {
  spans: readonly TeamSpan[];
  /** The number of all spans of the answer. */
  total: number;
  /** The user's own answer, with what is still to be reviewed of it. */
  own: ValueOnScreen | undefined;
  /** Those who gave the answer. */
  names: string;
  isReadOnly: boolean;
  onToggle: (span: Spans[number]) => void;
}

/** The spans of somebody else's answer, each with a button that adds it to the user's own one or removes it there. */
export function TeamSpans({ spans, total, own, names, isReadOnly, onToggle }: TeamSpansProps) {
  const t = useT();
  const given = reviewedIn(own);
  return (
    <ul className={styles.spans}>
      {spans.map(({ span, text, place }, index) => {
        const where = place && t("team.place", place);
        const isAdded = given.has(keyOf(span));
        const whole = [text, where].filter(Boolean).join(", ");
        return (
          <li key={keyOf(span)} className={styles.span} {...{ [spanAttribute]: index }}>
            <span className={styles.texts}>
              <bdi className={styles.spanText} dir={majorityDirection(text)}>
                {text}
              </bdi>
              {where && <span className={styles.names}>{where}</span>}
            </span>
            {!isReadOnly && (
              <IconButton
                picture={isAdded ? Check : Plus}
                label={t("team.addSpan", { text: whole, names })}
                tooltip={t(isAdded ? "team.removeAdded" : "team.add")}
                isPressed={isAdded}
                onClick={() => onToggle(span)}
              />
            )}
          </li>
        );
      })}
      {total > spans.length && (
        <li className={styles.names}>{t("team.moreSpans", { count: total - spans.length })}</li>
      )}
    </ul>
  );
}

/** The spans that the user has given: a suggested one counts once it is reviewed. */
function reviewedIn(own: ValueOnScreen | undefined): ReadonlySet<string> {
  if (!own || own.isPencil || !Array.isArray(own.value)) return new Set();
  const waiting = new Set(own.unreviewed);
  const reviewed = (own.value as Spans).filter((span) => !waiting.has(spanKey(span)));
  return new Set(reviewed.map(keyOf));
}

const keyOf = ({ start, end, label }: Spans[number]) => `${start} ${end} ${label}`;

/** The place of a span in the list, on its element. */
const spanAttribute = "data-team-span";

/** The span in the list that an element belongs to, if any. */
export function spanAt(target: EventTarget, spans: readonly TeamSpan[]): Spans[number] | undefined {
  const place = target instanceof Element ? target.closest(`[${spanAttribute}]`) : null;
  return spans[Number(place?.getAttribute(spanAttribute) ?? -1)]?.span;
}
