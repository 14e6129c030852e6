import { DatasetLedger, useWhenNear } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useState } from "react";
import * as styles from "./DatasetList.css";
import { DatasetRow, type DatasetRowPorts } from "./DatasetRow";
import type { DatasetSummary } from "./HomeScreen";
import { type KeptPlace, useKeptPlace } from "./use-kept-place";

export interface DatasetListProps extends DatasetRowPorts {
  datasets: readonly DatasetSummary[];
  load: "loading" | "ready" | "failed";
  /** The criteria of the list: when they change, the list scrolls to the top. */
  criteriaKey: string;
  /** Where the place in the list is stored, for a user who comes back. */
  keptPlace?: KeptPlace | undefined;
}

/** More than fits on a screen. */
const STEP = 24;

/** The list of datasets; rows are rendered as the user scrolls to them. */
export function DatasetList({ datasets, load, criteriaKey, keptPlace, ...ports }: DatasetListProps) {
  const t = useT();
  const [reached, setReached] = useState(() => ({ criteriaKey, rows: keptPlace?.read()?.rows ?? STEP }));
  const limit = reached.criteriaKey === criteriaKey ? reached.rows : STEP;
  const list = useKeptPlace(keptPlace, load === "ready", limit);
  const columns = ["columnName", "columnProgress", "columnRows", "columnTeam", "columnActivity"] as const;
  const [name, progress, rows, team, activity] = columns.map((column) => t(`datasets.${column}`));
  const { now, hrefOf, onSeen, onCopyLink, onAddRecords, onDownload, onSettings } = ports;
  return (
    <div ref={list}>
      <DatasetLedger
        className={styles.ledger}
        label={t("datasets.title")}
        columns={[name ?? "", progress ?? "", rows ?? "", team ?? "", activity ?? ""]}
        loading={load === "loading" ? { rows: 3, label: t("app.loading") } : undefined}
      >
        {datasets.slice(0, limit).map((dataset) => (
          <DatasetRow
            key={dataset.id}
            {...{ dataset, now, hrefOf, onSeen, onCopyLink, onAddRecords, onDownload, onSettings }}
          />
        ))}
      </DatasetLedger>
      {datasets.length > limit && (
        <More key={limit} onNear={() => setReached({ criteriaKey, rows: limit + STEP })} />
      )}
    </div>
  );
}

/** The end of the rendered rows. */
function More({ onNear }: { onNear: () => void }) {
  return <div ref={useWhenNear<HTMLDivElement>("200%", onNear)} className={styles.more} />;
}
