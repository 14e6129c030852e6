import { Skeleton } from "@glossa/design-system";
import type { AnnotationLayout, AnnotationPorts, AnnotationView } from "../view-model";
import * as styles from "./BulkPage.css";
import type { BulkView } from "./bulk-view";
import { AllResults } from "./list/AllResults";
import { ListHead } from "./list/ListHead";
import { RecordList } from "./list/RecordList";
import type { useRows } from "./list/use-rows";

interface BulkPageProps {
  view: AnnotationView;
  ports: AnnotationPorts;
  bulk: BulkView;
  layout: AnnotationLayout;
  onLayout: (change: AnnotationLayout) => void;
  rows: ReturnType<typeof useRows>;
  onCompare: (recordId: string) => void;
  onCompareTwo: () => void;
}

/** The selection and how the list is shown, above the list. */
export function BulkPage(props: BulkPageProps) {
  const { view, ports, bulk, layout, onLayout, rows, onCompare, onCompareTwo } = props;
  const height = (layout.isRecordHeightFixed ?? true) ? "fixedHeight" : "defaultHeight";
  return (
    <>
      <div className={styles.head}>
        <ListHead
          bulk={bulk}
          height={height}
          onHeight={(next) => onLayout({ isRecordHeightFixed: next === "fixedHeight" })}
          onSelectAll={ports.bulk.onSelectAll}
          onPageSize={ports.onPageSize}
          onCompareTwo={onCompareTwo}
        />
        <AllResults bulk={bulk} onAffectAll={ports.bulk.onAffectAll} />
      </div>
      {bulk.rows.length > 0 ? (
        <RecordList
          {...{ bulk, height, rows, ports, onCompare }}
          team={view.team}
          fields={view.fields}
          questions={view.form.questions}
          matchesIn={view.matchesIn}
        />
      ) : (
        <Placeholders />
      )}
    </>
  );
}

const placeholders = ["a", "b", "c", "d", "e", "f"];

/** The shape of the rows while they load. */
function Placeholders() {
  return (
    <div id="record" tabIndex={-1} aria-busy="true">
      {placeholders.map((key) => (
        <div key={key} className={styles.placeholder}>
          <Skeleton width="40%" height="1rem" />
          <Skeleton width="55%" height="1.25rem" />
          <Skeleton height="1rem" />
        </div>
      ))}
    </div>
  );
}
