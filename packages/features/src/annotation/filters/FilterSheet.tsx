import type { RecordFilters } from "@glossa/contract";
import { Button, Dialog, ListFilter, useCommitted } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import { type ReactNode, useId, useState } from "react";
import * as styles from "./Filters.css";
import { MetadataPart, ResponsePart, SuggestionPart } from "./filter-parts";
import type { Filterable, FilterPorts } from "./filters-view";
import { SortPart } from "./SortPart";

interface FilterSheetProps {
  dataset: Filterable;
  filters: RecordFilters;
  isFiltered: boolean;
  ports: FilterPorts;
  /** Which filters the dataset has. */
  has: { metadata: boolean; response: boolean; suggestion: boolean };
  onOpen: () => void;
}

/** All filters and the order behind one button, for narrow windows. */
export function FilterSheet({ dataset, filters, isFiltered, ports, has, onOpen }: FilterSheetProps) {
  const t = useT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { draft, setDraft, settle } = useCommitted(filters, ports.onFilters);
  const count = countOf(filters);
  const close = () => {
    setOpen(false);
    settle();
  };
  const part = <Kind extends keyof RecordFilters>(kind: Kind) => ({
    dataset,
    value: draft[kind],
    onChange: (value: RecordFilters[Kind], when?: "now") => setDraft({ ...draft, [kind]: value }, when),
    onRetry: ports.onLoadChoices,
  });
  return (
    <>
      <Button
        icon={ListFilter}
        aria-haspopup="dialog"
        data-set={isFiltered || undefined}
        onClick={() => {
          setOpen(true);
          onOpen();
        }}
      >
        {count > 0 ? `${t("filters.open")} ${format.number(count)}` : t("filters.open")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t("filters.open")}
        closeLabel={t("app.close")}
        actions={
          <>
            {isFiltered && (
              <Button
                tone="ghost"
                onClick={() => {
                  setOpen(false);
                  ports.onResetFilters();
                }}
              >
                {t("filters.reset")}
              </Button>
            )}
            <Button tone="primary" onClick={close}>
              {t("filters.done")}
            </Button>
          </>
        }
      >
        <div className={styles.sheet}>
          {has.metadata && (
            <SheetPart title={t("filters.metadata")}>
              <MetadataPart {...part("metadata")} />
            </SheetPart>
          )}
          {has.response && (
            <SheetPart title={t("filters.responses")}>
              <ResponsePart {...part("response")} />
            </SheetPart>
          )}
          {has.suggestion && (
            <SheetPart title={t("filters.suggestions")}>
              <SuggestionPart {...part("suggestion")} />
            </SheetPart>
          )}
          <SheetPart title={t("filters.sort")}>
            <SortPart {...part("sort")} />
          </SheetPart>
        </div>
      </Dialog>
    </>
  );
}

/** How many filters and keys of the order are set. */
function countOf({ metadata, response, suggestion, sort }: RecordFilters): number {
  return metadata.length + response.length + suggestion.length + sort.length;
}

function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.sheetTitle}>
        {title}
      </h3>
      <div className={styles.sheetPart}>{children}</div>
    </section>
  );
}
