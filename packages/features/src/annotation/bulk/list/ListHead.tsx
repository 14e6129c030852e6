import {
  Button,
  Checkbox,
  Columns2,
  FoldVertical,
  IconButton,
  SegmentedControl,
  Select,
  UnfoldVertical,
  VisuallyHidden,
  X,
} from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import { FindMoreLikeThese } from "../../similarity/FindSimilarRecords";
import { type BulkView, pageSizes } from "../bulk-view";
import * as styles from "./ListHead.css";

/** How high the records of the list are: as high as their texts, or three lines. */
export type RecordHeight = "defaultHeight" | "fixedHeight";

interface ListHeadProps {
  bulk: BulkView;
  height: RecordHeight;
  onHeight: (height: RecordHeight) => void;
  onSelectAll: (isOn: boolean) => void;
  /** Absent if the page size cannot be changed. */
  onPageSize: ((many: number) => void) | undefined;
  /** Compares the two selected records. */
  onCompareTwo: () => void;
}

/** Above the list: the selection, and how the list is shown. */
export function ListHead({ bulk, height, onHeight, onSelectAll, onPageSize, onCompareTwo }: ListHeadProps) {
  const t = useT();
  const { rows, selected } = bulk;
  const wasSelected = useWasSelected(bulk);
  const isFull = height === "defaultHeight";
  const isEvery = rows.length > 0 && selected.length === rows.length;
  return (
    <div className={styles.head}>
      <Checkbox
        label={<SelectionText bulk={bulk} />}
        isChecked={isEvery}
        isMixed={selected.length > 0 && !isEvery}
        onChange={() => bulk.progress || onSelectAll(!isEvery)}
      />
      {selected.length > 0 && (
        <span className={styles.clear}>
          <IconButton
            picture={X}
            label={t("bulk.clearSelection")}
            isDisabled={bulk.progress !== undefined}
            onClick={() => onSelectAll(false)}
          />
        </span>
      )}
      {selected.length > 1 && !bulk.isAll && (
        <span className={styles.actions}>
          {selected.length === 2 && (
            <Button tone="ghost" size="sm" icon={Columns2} onClick={onCompareTwo}>
              {t("compare.open")}
            </Button>
          )}
          <FindMoreLikeThese recordIds={selected} />
        </span>
      )}
      <span className={styles.end}>
        <span className={styles.height}>
          <SegmentedControl
            label={t("bulk.height")}
            options={[
              { value: "defaultHeight", label: t("bulk.fullHeight"), icon: UnfoldVertical },
              { value: "fixedHeight", label: t("bulk.fixedHeight"), icon: FoldVertical },
            ]}
            value={height}
            onChange={onHeight}
          />
        </span>
        <span className={styles.heightOnPhone}>
          <IconButton
            picture={isFull ? FoldVertical : UnfoldVertical}
            label={`${t("bulk.height")}: ${t(isFull ? "bulk.fixedHeight" : "bulk.fullHeight")}`}
            onClick={() => onHeight(isFull ? "fixedHeight" : "defaultHeight")}
          />
        </span>
        {onPageSize && (
          <Select
            label={t("bulk.pageSize")}
            isLabelHidden
            className={styles.size}
            size="sm"
            placeholder=""
            options={pageSizes.map((count) => ({
              value: String(count),
              label: t("bulk.perPage", { count }),
            }))}
            value={String(bulk.pageSize)}
            onChange={(count) => onPageSize(Number(count))}
            words={{ search: t("questions.search"), noneFound: t("questions.noLabels") }}
          />
        )}
      </span>
      <VisuallyHidden>
        <span role="status">{(selected.length > 0 || wasSelected) && <Selected bulk={bulk} />}</span>
      </VisuallyHidden>
    </div>
  );
}

function SelectionText({ bulk }: { bulk: BulkView }) {
  const t = useT();
  if (bulk.selected.length === 0) return <span className={styles.none}>{t("bulk.selectAll")}</span>;
  return (
    <b className={styles.count}>
      <Selected bulk={bulk} />
    </b>
  );
}

function Selected({ bulk: { rows, selected, isAll, allResults } }: { bulk: BulkView }) {
  const t = useT();
  const ofPage = { selected: selected.length, total: rows.length };
  const shown = isAll && allResults !== undefined ? { selected: allResults, total: allResults } : ofPage;
  return <bdi>{t("bulk.selectedOf", shown)}</bdi>;
}

/** Whether records of this page were selected, so that it is said once none is. Another page has its own announcement. */
function useWasSelected({ rows, selected }: BulkView): boolean {
  const page = rows[0]?.record.id;
  const [selectedOn, setSelectedOn] = useState<string>();
  const now = selected.length > 0 || selectedOn === page ? page : undefined;
  if (now !== selectedOn) setSelectedOn(now);
  return page !== undefined && selectedOn === page;
}
