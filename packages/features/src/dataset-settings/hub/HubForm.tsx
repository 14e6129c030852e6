import { Button, CircleAlert, Heading, Icon, Select, Text } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusFirstProblemIn } from "../creation/focus-first-problem";
import { ColumnList } from "./ColumnList";
import { purposeOf } from "./column-purpose";
import * as styles from "./HubDataset.css";
import { chosenSubset, type HubDraft, type SubsetDraft } from "./hub-draft";
import { hubProblem } from "./hub-problem";
import { QuestionCards } from "./QuestionCards";
import { SplitChoice } from "./SplitChoice";
import { useProblemWords } from "./use-problem-words";
import type { HubDatasetScreenProps } from "./view-model";

/** The props of the parts of the form. */
export interface HubFormProps extends Pick<HubDatasetScreenProps, "subsets" | "data"> {
  draft: HubDraft;
  onChange: (change: Partial<HubDraft>) => void;
  onSubset: (change: Partial<SubsetDraft>) => void;
  onCreate: () => void;
  /** Whether nothing can be created yet. */
  isWaiting?: boolean;
  /** Stands before the columns. */
  lead?: ReactNode;
  /** The columns of which one may be chosen for the ids of records; without them the page chooses. */
  idColumns?: readonly string[];
  /** Stands after the choice of the column for the ids. */
  idNotes?: ReactNode;
}

/** The draft of a dataset from a repository: subset and split, the use of each column, the questions. */
export function HubForm(props: HubFormProps) {
  const { draft, onSubset, onCreate } = props;
  const t = useT();
  const problemWords = useProblemWords();
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const { columns, questions, externalId } = chosenSubset(draft);
  const problem = hubProblem(draft);
  const isUsed = (column: (typeof columns)[number]) =>
    column.use !== "none" || purposeOf(column, questions, props.data.facts, t) !== undefined;
  const create = () => {
    if (!problem) return onCreate();
    flushSync(() => setIsTried(true));
    focusFirstProblemIn(form.current);
  };
  return (
    <section id="hub-form" className={styles.form} tabIndex={-1} aria-label={t("hub.create")}>
      <div className={styles.sections} ref={form}>
        {props.lead}
        <Source {...props} />
        <div className={styles.section}>
          <div className={styles.sectionHead}>
            <Heading level={2} size="part">
              {t("hub.columns")}
            </Heading>
            <Text tone="secondary" size="sm">
              {t("hub.columnsUsed", {
                used: columns.filter(isUsed).length,
                all: columns.length,
              })}
            </Text>
          </div>
          <ColumnList
            columns={columns}
            questions={questions}
            facts={props.data.facts}
            externalId={externalId}
            onChange={onSubset}
          />
          {props.idColumns ? (
            <IdColumn {...props} idColumns={props.idColumns} />
          ) : (
            externalId !== undefined && (
              <p className={styles.gloss}>{t("hub.externalId", { column: externalId })}</p>
            )
          )}
          {props.idNotes}
        </div>
        <QuestionCards {...props} isTried={isTried} />
      </div>
      <div className={styles.foot}>
        <p className={styles.problem} role="status">
          {problem && (
            <>
              <Icon picture={CircleAlert} /> {problemWords(problem)}
            </>
          )}
        </p>
        <Button tone="primary" onClick={create} isDisabled={props.isWaiting ?? false}>
          {t("hub.create")}
        </Button>
      </div>
    </section>
  );
}

/** The value of the option without a column; names of columns follow a letter. */
const NO_COLUMN = "-";
const COLUMN = "c";

/** The choice of the column by which records are recognised. */
function IdColumn({ draft, onSubset, idColumns }: HubFormProps & { idColumns: readonly string[] }) {
  const t = useT();
  const { columns, externalId } = chosenSubset(draft);
  if (idColumns.length === 0) return null;
  const choose = (value: string) => {
    const chosen = value === NO_COLUMN ? undefined : value.slice(COLUMN.length);
    onSubset({
      externalId: chosen,
      columns: columns.map((column) => (column.name === chosen ? { ...column, use: "none" } : column)),
    });
  };
  return (
    <Select
      label={t("files.idColumn")}
      hint={t(externalId === undefined ? "files.idOfContent" : "files.idOfColumn")}
      placeholder={t("files.noColumn")}
      options={[
        { value: NO_COLUMN, label: t("files.noColumn") },
        ...idColumns.map((name) => ({ value: COLUMN + name, label: name })),
      ]}
      value={externalId === undefined ? NO_COLUMN : COLUMN + externalId}
      onChange={choose}
      words={{ search: t("hub.findColumn"), noneFound: t("hub.noColumn") }}
    />
  );
}

function Source({ subsets, draft, onChange, onSubset }: HubFormProps) {
  const t = useT();
  const hasChoice = subsets.length > 1 || (subsets[0]?.splits.length ?? 0) > 1;
  if (!hasChoice) return null;
  return (
    <div className={styles.section}>
      <Heading level={2} size="part">
        {t("hub.source")}
      </Heading>
      <div className={styles.choices}>
        {subsets.length > 1 && (
          <Select
            label={t("hub.subset")}
            hint={t("hub.subsetHint")}
            placeholder={t("hub.subset")}
            options={subsets.map(({ name }) => ({ value: name, label: name }))}
            value={draft.subset}
            onChange={(subset) => onChange({ subset })}
            words={{ search: t("hub.subset"), noneFound: t("hub.noSubset") }}
          />
        )}
        <SplitChoice subsets={subsets} draft={draft} onSubset={onSubset} />
      </div>
    </div>
  );
}
