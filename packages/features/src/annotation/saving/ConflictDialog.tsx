import type { Question } from "@glossa/contract";
import { Button, Dialog, Grid, Heading, Stack } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { ownValue, schemaOf } from "@glossa/question-types/schema";
import { useId, useState } from "react";
import type { AnnotationPorts, FormView, SaveState } from "../view-model";
import * as styles from "./ConflictDialog.css";

type Values = Readonly<Record<string, { value: unknown }>>;

interface ConflictDialogProps {
  /** The questions, the user's values, and the save state with the other response. */
  form: FormView;
  /** Called with the user's decision: their own response, the other one, or to edit. */
  onResolve: AnnotationPorts["onResolve"];
  /** Whether the dialog is wanted; without a conflict it is not shown. */
  isOpen: boolean;
  /** Closing decides nothing: the badge on the record stays and opens the dialog again. */
  onClose: () => void;
}

type Conflict = Extract<SaveState, { kind: "conflict" }>;

/** Both responses side by side, if the user's was changed elsewhere: nothing is replaced without confirmation. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { saveState } = props.form;
  if (saveState.kind !== "conflict" || !props.isOpen) return null;
  return <Comparison {...props} conflict={saveState} />;
}

function Comparison(props: ConflictDialogProps & { conflict: Conflict }) {
  const t = useT();
  const { form, conflict, onResolve, isOpen, onClose } = props;
  const { questions, values } = form;
  const { other } = conflict;
  const saved = useSavedWhen(conflict);
  const mine = textsOf(questions, values);
  const theirs = textsOf(questions, other);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("conflict.title")}
      description={[t("conflict.body"), saved].filter(Boolean).join(" ")}
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
      <Grid columnWidth="14rem" gap={6}>
        <Side title={t("conflict.mine")} questions={questions} texts={mine} beside={theirs} />
        <Side title={t("conflict.other")} questions={questions} texts={theirs} beside={mine} />
      </Grid>
    </Dialog>
  );
}

const MINUTE_MS = 60_000;

/** When the other version was saved, relative to the time at which the comparison was opened. */
function useSavedWhen({ savedAt }: Conflict): string | undefined {
  const t = useT();
  const format = useFormat();
  const [now] = useState(() => new Date());
  if (!savedAt) return undefined;
  const saved = new Date(savedAt);
  if (now.getTime() - saved.getTime() < MINUTE_MS) return t("conflict.savedNow");
  return t("conflict.savedWhen", { when: format.ago(saved, now) });
}

type Texts = ReadonlyMap<string, string>;

/** Returns the values as texts, by question; questions without a value are absent. */
function textsOf(questions: readonly Question[], values: Values): Texts {
  return new Map(
    questions.flatMap(({ name, settings }) => {
      const found = ownValue(values, name);
      return found ? [[name, schemaOf(settings.type).format(found.value, settings)] as const] : [];
    }),
  );
}

interface SideProps {
  title: string;
  questions: readonly Question[];
  texts: Texts;
  /** The other side: values that differ from it are highlighted. */
  beside: Texts;
}

function Side({ title, questions, texts, beside }: SideProps) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={3} size="section" id={id}>
          {title}
        </Heading>
        <Stack as="dl" gap={3}>
          {questions.map(({ name, title: question }) => {
            const isDifferent = texts.get(name) !== beside.get(name);
            return (
              <div key={name} className={styles.row} data-different={isDifferent}>
                <dt className={styles.question}>
                  <bdi>{question}</bdi>
                  {isDifferent && <span className={styles.differs}>{t("conflict.differs")}</span>}
                </dt>
                <dd className={styles.value}>
                  <bdi>{texts.get(name) ?? t("conflict.nothing")}</bdi>
                </dd>
              </div>
            );
          })}
        </Stack>
      </Stack>
    </section>
  );
}
