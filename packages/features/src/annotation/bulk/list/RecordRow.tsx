import type { Field, Question } from "@glossa/contract";
import { Checkbox, CircleAlert, Icon, VisuallyHidden } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { memo, useId, useRef } from "react";
import { RecordHead } from "../../record/RecordHead";
import { nameOfView, wordsBesideName } from "../../record/record-view";
import type { AnnotationPorts, AnnotationView } from "../../view-model";
import type { RowView } from "../bulk-view";
import * as styles from "./RecordRow.css";
import { RowAnswers } from "./RowAnswers";
import { RowFields } from "./RowFields";
import { rowElementId } from "./use-rows";

interface RecordRowProps {
  row: RowView;
  isSelected: boolean;
  /** Whether it is the Tab stop of the list. */
  isCurrent: boolean;
  isBusy: boolean;
  /** The usernames of the other users on the record. */
  others: readonly string[] | undefined;
  fields: readonly Field[];
  questions: readonly Question[];
  matchesIn: AnnotationView["matchesIn"];
  ports: AnnotationPorts;
  onSelect: (recordId: string, isOn: boolean, isRange: boolean) => void;
  onCurrent: (recordId: string) => void;
  onCompare: (recordId: string) => void;
}

/** One record of the list: its checkbox, its head, its texts, and what is answered or suggested in it. */
export const RecordRow = memo(function RecordRow(props: RecordRowProps) {
  const { row, isSelected, isCurrent, isBusy, others, fields, questions, matchesIn, ports } = props;
  const { onSelect, onCurrent, onCompare } = props;
  const t = useT();
  const { record } = row;
  const { id } = record;
  const isShift = useRef(false);
  const name = nameOfView(record);
  const wordsId = useId();
  const words = wordsBesideName(record);
  return (
    <li
      className={styles.row}
      data-record-id={id}
      data-selected={isSelected || undefined}
      onFocus={() => onCurrent(id)}
    >
      <Checkbox
        id={rowElementId(id)}
        className={styles.select}
        label={<VisuallyHidden>{t("bulk.select", { name })}</VisuallyHidden>}
        data-choice=""
        tabIndex={isCurrent ? 0 : -1}
        // An id does not tell what the record is about.
        aria-describedby={words === undefined ? undefined : wordsId}
        aria-disabled={isBusy || undefined}
        isChecked={isSelected}
        onClick={({ shiftKey }) => {
          isShift.current = shiftKey;
        }}
        onChange={(isOn) => onSelect(id, isOn, isShift.current)}
      />
      <span id={wordsId} hidden>
        {words}
      </span>
      <div className={styles.content}>
        <RecordHead
          record={record}
          fields={fields}
          saveState={row.saveState}
          ports={ports}
          onCompare={() => onCompare(id)}
          others={others}
          isQuiet
          isCurrent={isCurrent}
          name={name}
        />
        {row.isIncomplete && (
          <p className={styles.reason}>
            <Icon picture={CircleAlert} size={14} />
            {t("bulk.incomplete")}
          </p>
        )}
        <RowFields {...{ row, fields, questions, matchesIn, isBusy }} onRowValue={ports.bulk.onRowValue} />
        <RowAnswers record={record} values={row.values} questions={questions} />
      </div>
    </li>
  );
});
