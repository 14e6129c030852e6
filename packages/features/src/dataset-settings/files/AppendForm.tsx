import {
  ArrowRight,
  Button,
  CircleAlert,
  Heading,
  Icon,
  majorityDirection,
  Select,
  Skeleton,
  Text,
  TriangleAlert,
} from "@glossa/design-system";
import { useT } from "@glossa/locales";
import type { ReactNode } from "react";
import * as styles from "../hub/HubDataset.css";
import { IdNotes } from "./IdNotes";
import { OtherColumns } from "./OtherColumns";
import type { FilledPart, IdProblem } from "./view-model";

interface AppendFormProps {
  lead: ReactNode;
  /** Undefined while the dataset is loading. */
  parts: readonly FilledPart[] | undefined;
  /** Whether the records of the dataset have IDs of their own. */
  hasOwnIds: boolean;
  /** The columns that are called ids, where not each row has an id of its own. */
  idProblems: readonly IdProblem[];
  /** The columns that fill no part of the dataset, and those of them that are not imported. */
  unused: readonly string[];
  left: readonly string[];
  onParts: (parts: readonly FilledPart[]) => void;
  onAppend: () => void;
}

/** Which column fills which field, question and metadata property of an existing dataset. */
export function AppendForm(props: AppendFormProps) {
  const { lead, parts, unused, left, onParts, onAppend } = props;
  const t = useT();
  const missing = parts?.find(({ part, isRequired, column }) => part === "field" && isRequired && !column);
  return (
    <section className={styles.form} aria-label={t("files.append")}>
      <div className={styles.sections}>
        {lead}
        {!parts && (
          <div className={styles.section} role="status" aria-label={t("app.loading")}>
            <Skeleton />
            <Skeleton />
          </div>
        )}
        {(["field", "question", "metadata", "id"] as const).map((kind) => (
          <Parts {...props} key={kind} kind={kind} parts={parts ?? []} />
        ))}
        {parts && <OtherColumns parts={parts} unused={unused} left={left} onParts={onParts} />}
      </div>
      <div className={styles.foot}>
        <p className={styles.problem} role="status">
          {missing && (
            <>
              <Icon picture={CircleAlert} /> {t("files.fieldMissing", { field: missing.title })}
            </>
          )}
        </p>
        <Button tone="primary" onClick={onAppend} isDisabled={!parts || missing !== undefined}>
          {t("files.append")}
        </Button>
      </div>
    </section>
  );
}

/** The value of the option without a column; names of columns follow a letter. */
const NO_COLUMN = "-";
const COLUMN = "c";

interface PartsProps extends Pick<AppendFormProps, "onParts" | "hasOwnIds" | "idProblems"> {
  kind: Exclude<FilledPart["part"], "extra">;
  parts: readonly FilledPart[];
}

function Parts({ kind, parts, hasOwnIds, idProblems, onParts }: PartsProps) {
  const t = useT();
  const listed = parts.filter(({ part }) => part === kind);
  const notes = kind === "id" && parts.length > 0 ? idProblems : [];
  if (listed.length === 0 && notes.length === 0) return null;
  const choose = (chosen: FilledPart, value: string) => {
    const column = value === NO_COLUMN ? undefined : value.slice(COLUMN.length);
    onParts(parts.map((part) => (part === chosen ? { ...part, column } : part)));
  };
  return (
    <div className={styles.section}>
      <Heading level={2} size="part">
        {t(`files.parts.${kind}`)}
      </Heading>
      {kind === "id" && <Recognised hasColumn={listed.some(({ column }) => column)} hasOwnIds={hasOwnIds} />}
      {listed.map((part) => (
        <div key={part.name} className={styles.mapping}>
          <span className={styles.names} data-unused={part.column === undefined || undefined}>
            <bdi className={styles.name} dir={majorityDirection(part.title)}>
              {part.title}
            </bdi>
            {part.isRequired && kind === "field" && (
              <Text as="span" tone="secondary" size="sm">
                {t("files.required")}
              </Text>
            )}
          </span>
          <Icon picture={ArrowRight} isDirectional className={styles.arrow} />
          <Select
            label={t("files.columnOf", { part: part.title })}
            isLabelHidden
            placeholder={t("files.noColumn")}
            options={[
              { value: NO_COLUMN, label: t("files.noColumn") },
              ...part.columns.map((column) => ({ value: COLUMN + column, label: column })),
            ]}
            value={part.column === undefined ? NO_COLUMN : COLUMN + part.column}
            onChange={(value) => choose(part, value)}
            words={{ search: t("hub.findColumn"), noneFound: t("hub.noColumn") }}
          />
        </div>
      ))}
      <IdNotes
        problems={notes}
        offered={listed.flatMap(({ column, columns }) => [column ?? "", ...columns])}
      />
    </div>
  );
}

/** How rows that are there already are recognised, or why they cannot be. */
function Recognised({ hasColumn, hasOwnIds }: { hasColumn: boolean; hasOwnIds: boolean }) {
  const t = useT();
  if (!hasColumn && hasOwnIds)
    return (
      <p className={styles.problem} role="status">
        <Icon picture={TriangleAlert} /> {t("files.idMissing")}
      </p>
    );
  return (
    <Text tone="secondary" size="sm">
      {t(hasColumn ? "files.idOfColumn" : "files.idOfContent")}
    </Text>
  );
}
