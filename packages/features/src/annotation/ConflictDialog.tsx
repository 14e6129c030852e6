import type { Question } from "@glossa/contract";
import { Button, Dialog } from "@glossa/design-system";
import { useLateT } from "@glossa/locales";
import { schemaOf } from "@glossa/question-types/schema";
import { useId } from "react";
import * as styles from "./ConflictDialog.css";
import type { AnnotationPorts, FormView } from "./view-model";

type Values = Readonly<Record<string, { value: unknown }>>;

interface ConflictDialogProps {
  form: FormView;
  onResolve: AnnotationPorts["onResolve"];
  isOpen: boolean;
  /** Closing decides nothing: the badge on the record stays, and opens the question again. */
  onClose: () => void;
}

/** Both answers side by side, when this person's answer was changed elsewhere: nothing is replaced unseen. */
export function ConflictDialog({ form, onResolve, isOpen, onClose }: ConflictDialogProps) {
  const t = useLateT();
  const { saveState, questions, answers } = form;
  if (saveState.kind !== "conflict") return null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("conflict.title")}
      description={t("conflict.body")}
      closeLabel={t("app.close")}
      isWide
      actions={
        <>
          <Button onClick={() => onResolve("edit")}>{t("conflict.edit")}</Button>
          <Button onClick={() => onResolve("other")}>{t("conflict.keepOther")}</Button>
          <Button tone="primary" onClick={() => onResolve("mine")}>
            {t("conflict.keepMine")}
          </Button>
        </>
      }
    >
      <div className={styles.sides}>
        <Side title={t("conflict.mine")} questions={questions} values={answers} />
        <Side title={t("conflict.other")} questions={questions} values={saveState.other} />
      </div>
    </Dialog>
  );
}

function Side({
  title,
  questions,
  values,
}: {
  title: string;
  questions: readonly Question[];
  values: Values;
}) {
  const t = useLateT();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.side}>
        {title}
      </h3>
      <dl className={styles.answers}>
        {questions.map(({ name, title: question, settings }) => {
          const found = values[name];
          return (
            <div key={name}>
              <dt className={styles.question}>
                <bdi>{question}</bdi>
              </dt>
              <dd className={styles.answer}>
                <bdi>
                  {found ? schemaOf(settings.type).format(found.value, settings) : t("conflict.nothing")}
                </bdi>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
