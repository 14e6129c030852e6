import type { Field, Question } from "@glossa/contract";
import { Stack } from "@glossa/design-system";
import { FieldView, type FindMatches, isFieldShown } from "@glossa/field-types";
import { useT } from "@glossa/locales";
import { answeredField, QuestionInField } from "@glossa/question-types";
import { ownValue, suggestionFor } from "@glossa/question-types/schema";
import { memo } from "react";
import { questionInputId } from "../form/QuestionItem";
import type { AnnotationPorts, AnnotationView, RecordView, ValueOnScreen } from "../view-model";
import { MatchBar } from "./MatchBar";
import { RecordHead } from "./RecordHead";
import * as styles from "./RecordPane.css";
import { RecordSkeleton } from "./RecordSkeleton";
import { useReadingPlace } from "./reading-place";

interface RecordPaneProps {
  view: AnnotationView;
  ports: AnnotationPorts;
  onCompare: () => void;
}

/** The record: its head above its fields. */
export function RecordPane({ view, ports, onCompare }: RecordPaneProps) {
  const t = useT();
  const { record, fields, form } = view;
  if (!record) return <RecordSkeleton />;
  const shown = fields.filter((field) => isFieldShown(field, ownValue(record.fields, field.name)));
  return (
    <article
      id="record"
      className={styles.record}
      tabIndex={-1}
      aria-label={t("annotation.record")}
      data-record-id={record.id}
    >
      <RecordHead
        {...{ record, fields, ports, onCompare }}
        saveState={form.saveState}
        areTeamAnswersShown={view.areTeamAnswersShown}
      />
      {view.matchesIn && <MatchBar />}
      {/* Each record gets a new component: no state of the last one is kept. */}
      <Stack gap={5} key={record.id}>
        <ReadingPlace record={record} />
        {shown.map((field, index) => {
          const question = form.questions.find(({ settings }) => answeredField(settings) === field.name);
          return (
            <RecordField
              key={field.id}
              {...{ field, record, question, ports }}
              find={view.matchesIn?.(field.name)}
              shownValue={question && ownValue(form.values, question.name)}
              isHeadline={index === 0 && shown.length > 1 && isShortLine(ownValue(record.fields, field.name))}
            />
          );
        })}
      </Stack>
    </article>
  );
}

/** Notes where the record is left, when it leaves the screen. */
function ReadingPlace({ record }: { record: RecordView }) {
  useReadingPlace(record);
  return null;
}

interface RecordFieldProps {
  field: Field;
  record: RecordView;
  isHeadline: boolean;
  /** The question that is answered in it, and its value. */
  question: Question | undefined;
  shownValue: ValueOnScreen | undefined;
  find: FindMatches | undefined;
  ports: AnnotationPorts;
}

/** A field to read, or to answer a question in. */
const RecordField = memo(function RecordField(props: RecordFieldProps) {
  const { field, record, isHeadline, question, shownValue, find, ports } = props;
  const value = ownValue(record.fields, field.name);
  if (!question || typeof value !== "string")
    return (
      <FieldView field={field} value={value} record={record.stored} isHeadline={isHeadline} find={find} />
    );
  return (
    <FieldView field={field} value={value} find={find}>
      {(labelId, shown) => (
        <QuestionInField
          id={questionInputId(question.name)}
          labelId={labelId}
          text={value}
          fallback={shown}
          settings={question.settings}
          value={shownValue?.value}
          isPencil={shownValue?.isPencil ?? false}
          unreviewed={shownValue?.unreviewed}
          suggestion={suggestionFor(question, record.suggestions)}
          isReadOnly={false}
          onChange={(next, unreviewed) => ports.onValue(question.name, next, false, unreviewed)}
        />
      )}
    </FieldView>
  );
});

const HEADLINE = 120;

/** Whether a value is a subject, a title or a question: a first field of a line or two is a headline. */
export function isShortLine(value: unknown): boolean {
  return typeof value === "string" && value.length <= HEADLINE && !value.includes("\n");
}
