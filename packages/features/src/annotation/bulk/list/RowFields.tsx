import type { Field, Question } from "@glossa/contract";
import { FieldView, isFieldShown } from "@glossa/field-types";
import { useT } from "@glossa/locales";
import { answeredField, QuestionInField } from "@glossa/question-types";
import { ownValue, suggestionFor } from "@glossa/question-types/schema";
import { questionInputId } from "../../form/QuestionItem";
import { isShortLine } from "../../record/RecordPane";
import type { AnnotationView } from "../../view-model";
import type { BulkPorts, RowView } from "../bulk-view";
import * as styles from "./RecordRow.css";
import { useCutMarks } from "./use-cut-marks";

interface RowFieldsProps {
  row: RowView;
  fields: readonly Field[];
  questions: readonly Question[];
  matchesIn: AnnotationView["matchesIn"];
  isBusy: boolean;
  onRowValue: BulkPorts["onRowValue"];
}

type RowLook = "titled" | "untitled";

/** The fields of a record in the list; texts in which a question is answered are marked here. */
export function RowFields({ row, fields, questions, matchesIn, isBusy, onRowValue }: RowFieldsProps) {
  const { record, values } = row;
  const t = useT();
  const cutMarks = useCutMarks(t("bulk.cut", { view: t("bulk.fullHeight") }));
  const shown = fields.filter((field) => isFieldShown(field, ownValue(record.fields, field.name)));
  const questionIn = (field: Field) =>
    questions.find(({ settings }) => answeredField(settings) === field.name);
  const isFirstHeadline = shown.length > 1 && isShortLine(ownValue(record.fields, shown[0]?.name ?? ""));
  // A headline and a text need no titles; two texts do.
  const inRow: RowLook = shown.length > (isFirstHeadline ? 2 : 1) ? "titled" : "untitled";
  return (
    <div ref={cutMarks} className={styles.fields} data-marked={shown.some(questionIn) || undefined}>
      {shown.map((field, index) => {
        const value = ownValue(record.fields, field.name);
        const question = questionIn(field);
        const isHeadline = index === 0 && isFirstHeadline;
        const look: RowLook = isHeadline ? "untitled" : inRow;
        const common = { field, value, find: matchesIn?.(field.name), inRow: look };
        if (!question || typeof value !== "string")
          return <FieldView key={field.id} {...common} record={record.stored} isHeadline={isHeadline} />;
        const own = ownValue(values, question.name);
        return (
          <FieldView key={field.id} {...common}>
            {(labelId, fallback) => (
              <QuestionInField
                // Remounts once the record is answered: nothing is left to review, and no space is reserved for it.
                key={record.status}
                // The same for all rows: they share the active label of the form.
                id={questionInputId(question.name)}
                labelId={labelId}
                text={value}
                fallback={fallback}
                settings={question.settings}
                value={own?.value}
                isPencil={own?.isPencil ?? false}
                unreviewed={own?.unreviewed}
                suggestion={suggestionFor(question, record.suggestions)}
                isReadOnly={isBusy}
                onChange={(next, unreviewed) => onRowValue(record.id, question.name, next, unreviewed)}
              />
            )}
          </FieldView>
        );
      })}
    </div>
  );
}
