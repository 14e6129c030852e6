import type { Field } from "@glossa/contract";
import { Dialog, Grid, Heading, majorityDirection } from "@glossa/design-system";
import { FieldView, isFieldShown } from "@glossa/field-types";
import type { FieldValue } from "@glossa/field-types/schema";
import { useT } from "@glossa/locales";
import { ownValue } from "@glossa/question-types/schema";
import { useId, useMemo } from "react";
import { nameOfRecord } from "../record/record-view";
import type { RecordView } from "../view-model";
import * as styles from "./CompareDialog.css";
import { differencesOf, type TextDifference } from "./differences";
import { TextSide } from "./TextSide";
import { textOfField } from "./text-of-field";

/** A record that is compared with another one. */
export type ComparedRecord = Pick<RecordView, "id" | "fields" | "stored">;

interface CompareDialogProps {
  /** The fields of the dataset, in their order. */
  fields: readonly Field[];
  /** The record on the start side, and the one beside it. */
  records: readonly [ComparedRecord, ComparedRecord];
  /** Called when the dialog should close. */
  onClose: () => void;
}

// Two columns in every window that is wider than a phone's.
const columnWidth = "min(18rem, 100%)";

/** Two records side by side, field by field, with the differences of their texts marked. */
export function CompareDialog({ fields, records, onClose }: CompareDialogProps) {
  const t = useT();
  const shown = fields.filter((field) =>
    records.some((record) => isFieldShown(field, ownValue(record.fields, field.name))),
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t("compare.title")}
      description={t("compare.hint")}
      closeLabel={t("app.close")}
      isFull
    >
      <Grid columnWidth={columnWidth} gap={5} className={styles.heads} aria-hidden>
        <RecordName record={records[0]} kind="removed" />
        <RecordName record={records[1]} kind="added" />
      </Grid>
      <div className={styles.fields}>
        {shown.map((field) => (
          <FieldPair key={field.id} field={field} records={records} />
        ))}
      </div>
    </Dialog>
  );
}

interface FieldPairProps extends Pick<CompareDialogProps, "records"> {
  field: Field;
}

function FieldPair({ field, records }: FieldPairProps) {
  const t = useT();
  const id = useId();
  const [first, second] = records;
  const [before, after] = [valueIn(first, field), valueIn(second, field)];
  const parts = useMemo(() => differencesIn(field, before, after), [field, before, after]);
  return (
    <section aria-labelledby={id}>
      <Heading level={3} size="section" id={id}>
        <bdi dir={majorityDirection(field.title)}>{field.title}</bdi>
        {parts?.every(({ kind }) => kind === "same") && ` – ${t("compare.same")}`}
      </Heading>
      <Grid columnWidth={columnWidth} gap={5} className={styles.sides}>
        <Side field={field} record={first} value={before} parts={parts} kind="removed" />
        <Side field={field} record={second} value={after} parts={parts} kind="added" />
      </Grid>
    </section>
  );
}

interface SideProps {
  field: Field;
  record: ComparedRecord;
  value: FieldValue | null | undefined;
  /** Undefined for values without text. */
  parts: readonly TextDifference[] | undefined;
  kind: "removed" | "added";
}

function Side({ field, record, value, parts, kind }: SideProps) {
  const t = useT();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls
    <div role="group" aria-labelledby={id} className={styles.side}>
      <h4 id={id} className={styles.nameOfSide}>
        <SignedName record={record} kind={kind} />
      </h4>
      {parts && <TextSide parts={parts} kind={kind} />}
      {!parts && isFieldShown(field, value) && (
        <FieldView field={field} value={value} record={record.stored} inRow="untitled" />
      )}
      {!parts && !isFieldShown(field, value) && <p className={styles.nothing}>{t("compare.nothing")}</p>}
    </div>
  );
}

type NamedProps = Pick<SideProps, "record" | "kind">;

/** The name of a record above its column; every field repeats it for screen readers. */
function RecordName(props: NamedProps) {
  return (
    <div className={styles.head}>
      <SignedName {...props} />
    </div>
  );
}

function SignedName({ record, kind }: NamedProps) {
  return (
    <>
      <span className={styles.sign} aria-hidden>
        {kind === "removed" ? "−" : "+"}
      </span>
      <bdi className={styles.nameText} dir={majorityDirection(nameOfCompared(record))}>
        {nameOfCompared(record)}
      </bdi>
    </>
  );
}

function nameOfCompared({ id, fields, stored }: ComparedRecord): string {
  return nameOfRecord(stored ?? { external_id: null, fields }) ?? id;
}

function valueIn({ fields }: ComparedRecord, { name }: Field): FieldValue | null | undefined {
  return ownValue(fields, name);
}

function differencesIn(field: Field, before: unknown, after: unknown): TextDifference[] | undefined {
  const [left, right] = [textOfField(field, before), textOfField(field, after)];
  return left === undefined && right === undefined ? undefined : differencesOf(left ?? "", right ?? "");
}
