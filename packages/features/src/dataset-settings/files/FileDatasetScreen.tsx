import { SplitPanels } from "@glossa/design-system";
import { useT } from "@glossa/locales";
import { useEffect, useRef, useState } from "react";
import { Page } from "../../shell";
import { useSplitWords } from "../../shell/use-split-words";
import { main } from "../hub/HubDataset.css";
import { HubForm } from "../hub/HubForm";
import { PreviewPane } from "../hub/PreviewPane";
import type { HubData } from "../hub/view-model";
import { AppendForm } from "./AppendForm";
import { FileChoice } from "./FileChoice";
import { FileRows } from "./FileRows";
import { IdNotes } from "./IdNotes";
import { ImportDialog } from "./ImportDialog";
import { TableHead } from "./TableHead";
import { useFileDraft } from "./use-file-draft";
import type { FileDatasetScreenProps, FileTable, FilledPart, FilledResult } from "./view-model";
import { WholeDataset } from "./whole/WholeDataset";

/** The percentages that panes take at first, and at least and at most: as for datasets of the hub. */
const columns = { min: 40, max: 70, initial: 60 };
const rows = { min: 30, max: 70, initial: 62 };

/**
 * Turns files into records of a new or an existing dataset: what was found in them, what each column becomes, and the
 * first record as annotators will see it.
 *
 * @example
 * declare const rest: Omit<FileDatasetScreenProps, "phase" | "files" | "table" | "rowsRead">;
 * const page = <FileDatasetScreen {...rest} phase="empty" files={[]} table={undefined} rowsRead={0} />;
 */
export function FileDatasetScreen(props: FileDatasetScreenProps) {
  const t = useT();
  const { phase, table, whole, account } = props;
  const content = useFocusAfter(phase);
  return (
    <Page
      trail={[{ label: t("files.title") }]}
      account={account}
      skipLinks={[{ targetId: "main", label: t("app.skipToMain") }]}
    >
      <main ref={content} id="main" className={main} tabIndex={-1}>
        {phase === "ready" && whole && <WholeDataset {...props} key={whole.key} whole={whole} />}
        {phase === "ready" && table && <Prepared {...props} key={table.key} table={table} />}
        {phase !== "ready" && <FileChoice {...props} />}
      </main>
    </Page>
  );
}

/** The focused element disappears with its phase: the focus moves to the content. */
function useFocusAfter(phase: FileDatasetScreenProps["phase"]) {
  const content = useRef<HTMLElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    if (before.current !== phase) content.current?.focus({ preventScroll: true });
    before.current = phase;
  }, [phase]);
  return content;
}

/** Another place of the records has another form: what chose it is there again, and keeps the focus. */
function useFocusAfterTarget(target: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(target);
  useEffect(() => {
    if (before.current !== target && document.activeElement === document.body)
      place.current?.querySelector("button")?.focus();
    before.current = target;
  }, [target]);
  return place;
}

function Prepared(props: FileDatasetScreenProps & { table: FileTable }) {
  const { table, layout, onLayout, isReadingAgain = false } = props;
  const t = useT();
  const { draft, shown, target, parts, hasOwnIds, result, onChange, onSubset, onTarget, onParts } =
    useFileDraft(props);
  const [isImporting, setIsImporting] = useState(false);
  const data = dataOf(table, isReadingAgain);
  const preview = target === undefined ? data : previewOf(data, result);
  const left = target === undefined ? [] : notImported(parts, result);
  const place = useFocusAfterTarget(target);
  const notes = result?.notes ?? table.notes;
  const lead = (
    <TableHead {...props} table={{ ...table, notes }} target={target} onTarget={onTarget} place={place} />
  );
  const form = {
    lead,
    data,
    draft,
    idColumns: table.idColumns,
    idNotes: <IdNotes problems={table.idProblems ?? []} offered={table.idColumns} />,
    onChange,
    onSubset,
    subsets: [{ name: draft.subset, columns: [...table.columns], splits: [] }],
    isWaiting: isReadingAgain,
    onCreate: () => setIsImporting(true),
  };
  return (
    <>
      <SplitPanels
        handleLabel={t("hub.resize")}
        stepWords={useSplitWords()}
        range={columns}
        initialSize={layout.hubColumns}
        onResized={(size) => onLayout({ hubColumns: size })}
        start={
          <SplitPanels
            orientation="vertical"
            handleLabel={t("hub.resizeRows")}
            stepWords={useSplitWords()}
            range={rows}
            initialSize={layout.hubRows}
            onResized={(size) => onLayout({ hubRows: size })}
            start={<PreviewPane repository={table.name} data={preview} draft={shown} />}
            end={<FileRows table={table} isLoading={isReadingAgain} />}
          />
        }
        end={
          target === undefined ? (
            <HubForm {...form} />
          ) : (
            <AppendForm
              lead={lead}
              parts={isReadingAgain ? undefined : parts}
              hasOwnIds={hasOwnIds}
              idProblems={table.idProblems ?? []}
              unused={result?.unused ?? []}
              left={left}
              onParts={onParts}
              onAppend={form.onCreate}
            />
          )
        }
      />
      {/* Once more for each opening: what an earlier try has reported is over. */}
      {isImporting && (
        <ImportDialog
          {...props}
          amount={t("files.imports", { count: table.count })}
          draft={draft}
          onChange={onChange}
          target={props.datasets.find(({ id }) => id === target)}
          left={left}
          onImport={(run) =>
            target === undefined ? props.onCreate(draft, run) : props.onAppend(target, parts ?? [], run)
          }
          onClose={() => setIsImporting(false)}
        />
      )}
    </>
  );
}

function dataOf({ rows: first, facts }: FileTable, isLoading: boolean): HubData {
  return { load: isLoading ? "loading" : "ready", rows: first, facts };
}

/** The first record as the dataset gets it; nothing is shown of a dataset that is loading. */
function previewOf(data: HubData, result: FilledResult | undefined): HubData {
  return result ? { ...data, rows: result.row ? [result.row] : [] } : { ...data, load: "loading" };
}

/** The columns that fill nothing, and do not become metadata either. */
function notImported(parts: readonly FilledPart[] = [], result: FilledResult | undefined): readonly string[] {
  const isExtra = (column: string) => parts.some((part) => part.part === "extra" && part.column === column);
  return result?.unused.filter((column) => !isExtra(column)) ?? [];
}
