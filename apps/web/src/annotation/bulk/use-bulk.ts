import { parseTimestamp } from "@glossa/contract";
import { type BulkView, type RowView, recordView } from "@glossa/features/annotation";
import { useFormat } from "@glossa/locales";
import { rowsOf, saveStateOfRecord, selectBulk, selectPage, statusOf } from "@glossa/session";
import type { LoadedRecord, LoadedSession } from "@glossa/session/server";
import { useMemo, useRef } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { AnnotationData } from "../use-annotation";
import { useIsBySimilarity } from "../use-similarity";

/** The view of bulk mode and the positions on the page; undefined in focus mode. */
export function useBulk(
  session: LoadedSession,
  data: AnnotationData,
): { bulk: BulkView; range: { from: number; to: number } | undefined } | undefined {
  const bulk = useStore(session, useShallow(selectBulk<LoadedRecord>));
  const rows = useRows(session, data, bulk?.outcome?.failures);
  return useMemo(() => {
    if (!bulk) return undefined;
    const { from, to, outcome: _told, ...view } = bulk;
    const range = from !== undefined && to !== undefined ? { from, to } : undefined;
    return { bulk: { ...view, rows }, range };
  }, [bulk, rows]);
}

type Failures = NonNullable<ReturnType<typeof selectBulk<LoadedRecord>>>["outcome"];

/** The rows of the page. A row keeps its identity while its record is the same, so that only changed ones render. */
function useRows(
  session: LoadedSession,
  { questions, properties }: AnnotationData,
  failures: NonNullable<Failures>["failures"] | undefined,
): RowView[] {
  const { number: formatNumber } = useFormat();
  const isBySimilarity = useIsBySimilarity(session);
  const page = useStore(session, useShallow(selectPage<LoadedRecord>));
  const made = useRef(new Map<string, { causes: readonly unknown[]; row: RowView }>());
  return useMemo(() => {
    const incomplete = new Set(failures?.flatMap((one) => (one.kind === "incomplete" ? [one.recordId] : [])));
    const next = new Map<string, { causes: readonly unknown[]; row: RowView }>();
    for (const { record, recordState } of rowsOf(page)) {
      const isIncomplete = incomplete.has(record.id) && statusOf(recordState) === "pending";
      const causes = [record, recordState, properties, formatNumber, isIncomplete, isBySimilarity];
      const before = made.current.get(record.id);
      const isSame = before?.causes.every((cause, index) => cause === causes[index]);
      const view = () => ({
        record: recordView(record.record, {
          status: statusOf(recordState),
          properties,
          formatNumber,
          parseTime: parseTimestamp,
          similarity: isBySimilarity ? (record.score ?? undefined) : undefined,
        }),
        values: recordState.draft,
        saveState: saveStateOf(recordState, questions),
        isIncomplete,
      });
      next.set(record.id, before && isSame ? before : { causes, row: view() });
    }
    made.current = next;
    return [...next.values()].map(({ row }) => row);
  }, [page, failures, questions, properties, formatNumber, isBySimilarity]);
}

function saveStateOf(...given: Parameters<typeof saveStateOfRecord>): RowView["saveState"] {
  const state = saveStateOfRecord(...given);
  return state.kind === "conflict"
    ? { ...state, savedAt: parseTimestamp(state.savedAt).toISOString() }
    : state;
}
