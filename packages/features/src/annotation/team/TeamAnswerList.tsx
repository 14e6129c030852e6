import { Button, majorityDirection } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { fieldFocusOf, type SpanWithText } from "@glossa/question-types";
import type { Value, ValueOf } from "@glossa/question-types/schema";
import { useState } from "react";
import { beginningOf } from "../similarity/preview";
import type { ValueOnScreen } from "../view-model";
import { ReplacedAnswer } from "./ReplacedAnswer";
import { ReplacedSpans } from "./ReplacedSpans";
import * as styles from "./TeamAnswerList.css";
import { TeamSpans } from "./TeamSpans";
import { TeamText } from "./TeamText";
import type { TeamAnswer } from "./team-answers";
import { usePreview } from "./use-preview";
import { useReplacedAnswer } from "./use-replaced-answer";

/** The letters of an answer in the name of its button; a longer one is named by those who gave it. */
const lettersOfName = 60;

interface TeamAnswerListProps {
  answers: readonly TeamAnswer[];
  isReadOnly: boolean;
  /** The type of the question. */
  type: string;
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
export function TeamAnswerList(props: TeamAnswerListProps) {
  const { answers, isReadOnly, type, inputId = "", own } = props;
  const t = useT();
  const { use, onRestore } = useReplacedAnswer(type, own, props.onUse);
  const previewing = usePreview(inputId);
  const [replaced, setReplaced] = useState<readonly SpanWithText[]>([]);
  return (
    <div>
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
              {...(spans && previewing(answer))}
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
                    onToggle={(span) => setReplaced(fieldFocusOf(inputId)?.toggle?.(span) ?? [])}
                  />
                )}
              </div>
              {!isReadOnly && (
                <Button
                  size="sm"
                  tone="ghost"
                  aria-label={t(isShort ? "team.useAnswerOf" : "team.useAnswerBy", { names, text: shown })}
                  onClick={({ currentTarget }) => use(value, currentTarget)}
                >
                  {t("team.useAnswer")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {!isReadOnly && <ReplacedAnswer onRestore={onRestore} />}
      {answers.some(({ spans }) => spans) && <ReplacedSpans spans={replaced} own={own} />}
    </div>
  );
}
