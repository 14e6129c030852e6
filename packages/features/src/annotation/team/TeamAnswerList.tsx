import { Button, majorityDirection } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { Value } from "@glossa/question-types/schema";
import { beginningOf } from "../similarity/preview";
import * as styles from "./TeamAnswerList.css";
import type { TeamAnswer } from "./team-answers";

/** The letters of an answer that are shown: its lines are cut off as well, but the browser would lay out a whole megabyte. */
const lettersShown = 1000;
/** The letters of an answer in the name of its button. */
const lettersOfName = 60;

interface TeamAnswerListProps {
  answers: readonly TeamAnswer[];
  isReadOnly: boolean;
  onUse: (value: Value) => void;
}

/** What others have answered to a question, each with a button that takes it over. */
export function TeamAnswerList({ answers, isReadOnly, onUse }: TeamAnswerListProps) {
  const t = useT();
  return (
    <ul className={styles.list} aria-label={t("team.answers")}>
      {answers.map(({ text, value, usernames }) => {
        const names = usernames.join(", ");
        const shown = beginningOf(text, lettersShown) || t("conflict.nothing");
        return (
          <li key={usernames[0]} className={styles.answer}>
            <span className={styles.texts}>
              <bdi className={styles.text} dir={majorityDirection(shown)}>
                {shown}
              </bdi>
              <bdi className={styles.names} dir={majorityDirection(names)}>
                {names}
              </bdi>
            </span>
            {!isReadOnly && (
              <Button
                size="sm"
                tone="ghost"
                aria-label={t("team.useAnswerOf", { names, text: beginningOf(shown, lettersOfName) })}
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
