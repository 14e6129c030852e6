import {
  ArrowRight,
  EditableList,
  Icon,
  majorityDirection,
  Select,
  Text,
  withMoved,
} from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useOrderWords } from "../creation/use-order-words";
import { completionOf, purposeOf } from "./column-purpose";
import { usesOf } from "./column-uses";
import { typeWords } from "./column-words";
import { type as typeName } from "./HubData.css";
import * as styles from "./HubDataset.css";
import type { MappedColumn, SubsetDraft } from "./hub-draft";
import type { FactsOfColumns } from "./to-new-dataset";

interface ColumnListProps {
  columns: readonly MappedColumn[];
  /** Columns that cannot become a field may still suggest answers. */
  questions: SubsetDraft["questions"];
  facts: FactsOfColumns;
  /** The column of the ids. It cannot be a field, so it is not listed. */
  externalId: string | undefined;
  onChange: (change: Pick<SubsetDraft, "columns">) => void;
}

/** The columns in the order of the fields, with what each becomes. */
export function ColumnList({ columns, questions, facts, externalId, onChange }: ColumnListProps) {
  const t = useT();
  const words = useOrderWords();
  const listed = columns.filter(({ name }) => name !== externalId);
  const hidden = columns.filter(({ name }) => name === externalId);
  const change = (next: readonly MappedColumn[]) => onChange({ columns: [...hidden, ...next] });
  return (
    <EditableList
      label={t("hub.columnOrder")}
      isLabelHidden
      items={listed.map((column) => ({
        key: column.name,
        text: column.name,
        content: (
          <Column
            column={column}
            purpose={purposeOf(column, questions, facts, t)}
            completion={completionOf(column.name, questions, facts, t)}
            range={Object.hasOwn(facts, column.name) ? facts[column.name]?.range : undefined}
            onChange={(choice) =>
              change(listed.map((other) => (other.name === column.name ? { ...other, ...choice } : other)))
            }
          />
        ),
      }))}
      onMove={(from, to) => change(withMoved(listed, from, to))}
      words={words}
    />
  );
}

interface ColumnProps {
  column: MappedColumn;
  /** How a question uses it. */
  purpose: string | undefined;
  /** The scores or agents that it is of a question, unless the author leaves them out. */
  completion: string | undefined;
  range: { min: number; max: number } | undefined;
  onChange: (choice: Pick<MappedColumn, "use" | "isLeftOut">) => void;
}

function Column({ column, purpose, completion, range, onChange }: ColumnProps) {
  const { name, type, use, uses = usesOf(type), isLeftOut = false } = column;
  const t = useT();
  const none = completion === undefined ? (purpose ?? t("hub.uses.none")) : t("hub.uses.none");
  const completes = completion === undefined ? [] : [{ value: "completes" as const, label: completion }];
  return (
    <div className={styles.mapping}>
      <span className={styles.names} data-unused={(use === "none" && !purpose) || undefined}>
        <bdi className={styles.name} dir={majorityDirection(name)}>
          {name}
        </bdi>
        <span className={typeName}>{typeWords(type, t)}</span>
        {range && <span className={typeName}>{t("hub.range", range)}</span>}
      </span>
      <Icon picture={ArrowRight} isDirectional className={styles.arrow} />
      {uses.length === 0 && completion === undefined ? (
        <Text tone="secondary" size="sm">
          {purpose ?? t("hub.unknownType")}
        </Text>
      ) : (
        <Select
          label={t("hub.useOf", { column: name })}
          isLabelHidden
          size="sm"
          placeholder={none}
          options={[
            ...completes,
            { value: "none" as const, label: none },
            ...uses.map((value) => ({ value, label: t(`hub.uses.${value}`) })),
          ]}
          value={completion !== undefined && use === "none" && !isLeftOut ? "completes" : use}
          onChange={(chosen) =>
            onChange(
              chosen === "completes"
                ? { use: "none", isLeftOut: false }
                : { use: chosen, isLeftOut: completion !== undefined },
            )
          }
          words={{ search: t("hub.findColumn"), noneFound: t("hub.noColumn") }}
        />
      )}
    </div>
  );
}
