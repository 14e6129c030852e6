import type { Field, Question } from "@glossa/contract";
import { useT } from "@glossa/locales";
import { useCallback } from "react";
import type { AnnotationPorts, AnnotationView, TeamView } from "../../view-model";
import type { BulkView } from "../bulk-view";
import type { RecordHeight } from "./ListHead";
import { RecordRow } from "./RecordRow";
import * as styles from "./RecordRow.css";
import { useOthersOn } from "./use-others-on";
import type { useRows } from "./use-rows";
import { useTabStop } from "./use-tab-stop";

interface RecordListProps {
  bulk: BulkView;
  fields: readonly Field[];
  questions: readonly Question[];
  matchesIn: AnnotationView["matchesIn"];
  height: RecordHeight;
  rows: ReturnType<typeof useRows>;
  team: TeamView | undefined;
  ports: AnnotationPorts;
  onCompare: (recordId: string) => void;
}

/** The records of the page, each with its checkbox. One row is the Tab stop; arrow keys move to the others. */
export function RecordList(props: RecordListProps) {
  const { bulk, fields, questions, matchesIn, height, rows, team, ports, onCompare } = props;
  const t = useT();
  const { onSelect } = ports.bulk;
  const isBusy = bulk.progress !== undefined;
  const { onChosen } = rows;
  const select = useCallback(
    (recordId: string, isOn: boolean, isRange: boolean) => {
      onChosen();
      if (!isBusy) onSelect(recordId, isOn, isRange);
    },
    [isBusy, onSelect, onChosen],
  );
  const others = useOthersOn(team);
  const selected = new Set(bulk.selected);
  const { before, after, ...tabStop } = useTabStop(rows);
  return (
    <>
      <span ref={before} tabIndex={-1} />
      <ol
        id="record"
        className={styles.list}
        tabIndex={-1}
        aria-label={t("bulk.records")}
        data-height={height}
        {...tabStop}
        onKeyDown={(event) => {
          rows.onKeyDown(event);
          tabStop.onKeyDown(event);
        }}
      >
        {bulk.rows.map((row) => (
          <RecordRow
            key={row.record.id}
            row={row}
            isSelected={selected.has(row.record.id)}
            isCurrent={row.record.id === rows.current}
            isBusy={isBusy}
            others={others.get(row.record.id)}
            {...{ fields, questions, matchesIn, ports, onCompare }}
            onSelect={select}
            onCurrent={rows.setCurrent}
          />
        ))}
      </ol>
      <span ref={after} tabIndex={-1} />
    </>
  );
}
