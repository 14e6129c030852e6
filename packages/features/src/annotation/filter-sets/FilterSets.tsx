import { Button, Skeleton } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useEffect, useRef } from "react";
import { FilterSetRow } from "./FilterSetRow";
import * as styles from "./FilterSets.css";
import type { FilterSetPorts, FilterSetsView } from "./filter-sets-view";
import { SaveFilterSet } from "./SaveFilterSet";
import { useFilterSetChanges } from "./use-filter-set-changes";

export interface FilterSetsProps {
  view: FilterSetsView;
  ports: FilterSetPorts;
  /** Called when one has been applied, so that the overlay closes. */
  onApplied: () => void;
}

/** The filters that the user or colleagues saved under a name, and a form that saves the current ones. */
export function FilterSets({ view, ports, onApplied }: FilterSetsProps) {
  const changes = useFilterSetChanges(ports);
  const root = useRef<HTMLDivElement>(null);
  const { focused } = changes;
  // The last one was deleted: its button is gone, and so is the next one.
  useEffect(() => {
    if (focused === "") root.current?.focus();
  }, [focused]);
  return (
    <div ref={root} className={styles.panel} tabIndex={-1}>
      <List {...{ view, ports, onApplied, changes }} />
      <Outcome outcome={changes.outcome} />
      {view.sets && <SaveFilterSet view={view} changes={changes} />}
    </div>
  );
}

interface ListProps extends FilterSetsProps {
  changes: ReturnType<typeof useFilterSetChanges>;
}

function List({ view: { sets, fault, canShare, isWorthSaving }, ports, onApplied, changes }: ListProps) {
  const t = useT();
  if (!sets)
    return fault ? (
      <div className={styles.state} role="alert">
        {t(`filterSets.faults.${fault}`)}
        <Button size="sm" onClick={ports.onOpen}>
          {t("app.retry")}
        </Button>
      </div>
    ) : (
      <div className={styles.state} aria-busy="true">
        <Skeleton width="60%" height="1rem" />
        <Skeleton width="80%" height="1rem" />
      </div>
    );
  if (sets.length === 0) return <p className={styles.state}>{t("filterSets.none")}</p>;
  return (
    <ul className={styles.list}>
      {sets.map((set, index) => (
        <FilterSetRow
          key={set.id}
          set={set}
          next={(sets[index + 1] ?? sets[index - 1])?.name}
          canShare={canShare}
          canReplace={isWorthSaving && !set.isApplied}
          changes={changes}
          onApply={() => {
            ports.onApply(set.id);
            onApplied();
          }}
          onCopyLink={() => ports.onCopyLink(set.id)}
        />
      ))}
    </ul>
  );
}

function Outcome({ outcome }: Pick<ReturnType<typeof useFilterSetChanges>, "outcome">) {
  const t = useT();
  return (
    <>
      <p role="status" className={styles.outcome}>
        {outcome && "said" in outcome && outcome.said}
      </p>
      {outcome && "fault" in outcome && (
        <p role="alert" className={styles.fault}>
          {t(`filterSets.faults.${outcome.fault}`)}
        </p>
      )}
    </>
  );
}
