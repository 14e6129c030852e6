import type { Question } from "@glossa/contract";
import { Button, Dialog, Grid, Heading, Stack } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { useId, useRef, useState } from "react";
import { ValueList } from "../history/ValueList";
import { textsOfValues } from "../history/value-texts";
import type { AnnotationPorts, FormView, RecordView, SaveState } from "../view-model";

interface ConflictDialogProps {
  /** The questions, the user's values, and the save state with the other response. */
  form: FormView;
  /** Those of the record, from which spans are quoted. */
  fields?: RecordView["fields"] | undefined;
  /** Called with the user's decision: their own response, the other one, or to edit their own first. */
  onResolve: (keep: Parameters<AnnotationPorts["onResolve"]>[0]) => void;
  /** Whether the dialog is wanted; without a conflict it is not shown. */
  isOpen: boolean;
  /** Closing chooses no response: the badge on the record stays and opens the dialog again. */
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
  const { form, fields, conflict, onResolve, isOpen, onClose } = props;
  const { questions, values } = form;
  const { other } = conflict;
  const saved = useSavedWhen(conflict);
  const mine = textsOfValues(questions, values, fields);
  const theirs = textsOfValues(questions, other, fields);
  // It may open while the user types: an Enter meant for the page must neither choose a response nor close it unread.
  const dialog = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("conflict.title")}
      description={[t("conflict.body"), saved].filter(Boolean).join(" ")}
      closeLabel={t("app.close")}
      isWide
      ref={dialog}
      focusFirst={dialog}
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

type Texts = ReturnType<typeof textsOfValues>;

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
        <ValueList
          values={questions.map(({ name, title: question }) => ({
            question: name,
            title: question,
            text: texts.get(name),
            isChanged: texts.get(name) !== beside.get(name),
          }))}
          changedLabel={t("conflict.differs")}
          noValueLabel={t("conflict.nothing")}
        />
      </Stack>
    </section>
  );
}
