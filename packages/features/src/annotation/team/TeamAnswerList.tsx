import { Button, majorityDirection } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { fieldFocusOf } from "@glossa/question-types";
import type { Value, ValueOf } from "@glossa/question-types/schema";
import { type SyntheticEvent, useEffect } from "react";
import { beginningOf } from "../similarity/preview";
import type { ValueOnScreen } from "../view-model";
import * as styles from "./TeamAnswerList.css";
import { spanAt, TeamSpans } from "./TeamSpans";
import { TeamText } from "./TeamText";
import type { TeamAnswer } from "./team-answers";

/** The letters of an answer in the name of its button; a longer one is named by those who gave it. */
const lettersOfName = 60;

interface TeamAnswerListProps {
  answers: readonly TeamAnswer[];
  isReadOnly: boolean;
  onUse: (value: Value) => void;
  /** The id of the question's input, by which the text is found that spans are marked in. */
  inputId?: string | undefined;
  /** The user's own answer, with what is still to be reviewed of it. */
  own?: ValueOnScreen | undefined;
}

/**
 * What others have answered to a question, each with a button that takes it over. Spans are shown in the text while the
 * pointer or the focus is on their answer.
 */
export function TeamAnswerList({ answers, isReadOnly, onUse, inputId = "", own }: TeamAnswerListProps) {
  const t = useT();
  useEffect(() => () => fieldFocusOf(inputId)?.preview?.(undefined), [inputId]);
  return (
    <ul className={styles.list} aria-label={t("team.answers")}>
      {answers.map((answer) => {
        const { text, value, usernames, spans } = answer;
        const names = usernames.join(", ");
        const shown = text || t("conflict.nothing");
        const isShort = beginningOf(shown, lettersOfName) === shown;
        return (
          <li
            key={usernames[0]}
            className={spans ? styles.answerOfSpans : styles.answer}
            {...(spans && previewing(inputId, answer))}
          >
            <div className={styles.texts}>
              {!spans && <TeamText text={shown} names={names} />}
              <bdi className={styles.names} dir={majorityDirection(names)}>
                {names}
              </bdi>
              {spans && (
                <TeamSpans
                  {...{ spans, own, names, isReadOnly }}
                  total={(value as ValueOf<"span">).length}
                  onToggle={(span) => fieldFocusOf(inputId)?.toggle?.(span)}
                />
              )}
            </div>
            {!isReadOnly && (
              <Button
                size="sm"
                tone="ghost"
                aria-label={t(isShort ? "team.useAnswerOf" : "team.useAnswerBy", { names, text: shown })}
                onClick={() => onUse(value)}
              >
                {t("team.useAnswer")}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Shows the spans of an answer in the text, or the one that is pointed at or has the focus. */
function previewing(inputId: string, { value, spans = [] }: TeamAnswer) {
  const show = (shown: ValueOf<"span"> | undefined) => fieldFocusOf(inputId)?.preview?.(shown);
  const onEnter = ({ target }: SyntheticEvent) => {
    const span = spanAt(target, spans);
    show(span ? [span] : (value as ValueOf<"span">));
  };
  const onLeave = () => show(undefined);
  return { onPointerOver: onEnter, onPointerLeave: onLeave, onFocus: onEnter, onBlur: onLeave };
}
