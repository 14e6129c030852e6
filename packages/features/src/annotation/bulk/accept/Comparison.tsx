import type { Question } from "@glossa/contract";
import { majorityDirection } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { shownSchemaOf, type Value } from "@glossa/question-types/schema";
import type { AcceptedChange } from "../bulk-view";
import * as styles from "./AcceptDialog.css";

/** The most records that are shown: a thousand rows would make the dialog slow, and nobody reads them. */
const MOST_SHOWN = 100;

interface ComparisonProps {
  questions: readonly Question[];
  changes: readonly AcceptedChange[];
}

/** The values of each record now and with the suggestions. */
export function Comparison({ questions, changes }: ComparisonProps) {
  const t = useT();
  const changed = byRecord(changes);
  const left = changed.length - MOST_SHOWN;
  return (
    <section
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      tabIndex={0}
      aria-label={t("bulk.accept.after")}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("bulk.accept.record")}</th>
            <th scope="col">{t("bulk.accept.question")}</th>
            <th scope="col">{t("bulk.accept.before")}</th>
            <th scope="col">{t("bulk.accept.after")}</th>
          </tr>
        </thead>
        {changed.slice(0, MOST_SHOWN).map(([recordId, own]) => (
          <tbody key={recordId}>
            {own.map((change, index) => (
              <tr key={change.question}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={own.length}>
                    <bdi dir={majorityDirection(change.name)}>{change.name}</bdi>
                  </th>
                )}
                <Change change={change} question={questions.find(({ name }) => name === change.question)} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {left > 0 && <p className={styles.left}>{t("bulk.accept.left", { count: left })}</p>}
    </section>
  );
}

/** The changes of each record, in the order of the records. */
function byRecord(changes: readonly AcceptedChange[]): [string, AcceptedChange[]][] {
  const groups = new Map<string, AcceptedChange[]>();
  for (const change of changes) {
    const own = groups.get(change.recordId);
    if (own) own.push(change);
    else groups.set(change.recordId, [change]);
  }
  return [...groups];
}

interface ChangeProps {
  change: AcceptedChange;
  question: Question | undefined;
}

function Change({ change: { question: name, before, after, text }, question }: ChangeProps) {
  const t = useT();
  const textOf = (value: Value) =>
    question ? shownSchemaOf(question.settings.type).format(value, question.settings, text) : "";
  return (
    <>
      <td>
        <bdi dir={majorityDirection(question?.title ?? name)}>{question?.title ?? name}</bdi>
      </td>
      <td className={styles.before}>
        {before === undefined ? (
          t("bulk.accept.unanswered")
        ) : (
          <bdi dir={majorityDirection(textOf(before))}>{textOf(before)}</bdi>
        )}
      </td>
      <td>
        <ins className={styles.after}>
          <bdi dir={majorityDirection(textOf(after))}>{textOf(after)}</bdi>
        </ins>
      </td>
    </>
  );
}
