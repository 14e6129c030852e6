import type { Question } from "@glossa/contract";
import { useT } from "@glossa/locales";
import { schemaOf, type Value } from "@glossa/question-types/schema";
import { nameOfView } from "../../record/record-view";
import type { AcceptedChange, RowView } from "../bulk-view";
import * as styles from "./AcceptDialog.css";

interface ComparisonProps {
  rows: readonly RowView[];
  questions: readonly Question[];
  changes: readonly AcceptedChange[];
}

/** What each record has now, and what it would have with the suggestions. */
export function Comparison({ rows, questions, changes }: ComparisonProps) {
  const t = useT();
  const changed = rows.flatMap(({ record }) => {
    const own = changes.filter(({ recordId }) => recordId === record.id);
    return own.length > 0 ? [{ record, own }] : [];
  });
  return (
    <section
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
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
        {changed.map(({ record, own }) => (
          <tbody key={record.id}>
            {own.map((change, index) => (
              <tr key={change.question}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={own.length}>
                    <bdi>{nameOfView(record)}</bdi>
                  </th>
                )}
                <Change change={change} question={questions.find(({ name }) => name === change.question)} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

interface ChangeProps {
  change: AcceptedChange;
  question: Question | undefined;
}

function Change({ change: { question: name, before, after }, question }: ChangeProps) {
  const t = useT();
  const textOf = (value: Value) =>
    question ? schemaOf(question.settings.type).format(value, question.settings) : "";
  return (
    <>
      <td>
        <bdi>{question?.title ?? name}</bdi>
      </td>
      <td className={styles.before}>
        {before === undefined ? t("bulk.accept.unanswered") : <bdi>{textOf(before)}</bdi>}
      </td>
      <td>
        <ins className={styles.after}>
          <bdi>{textOf(after)}</bdi>
        </ins>
      </td>
    </>
  );
}
