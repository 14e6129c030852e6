import { parseTimestamp, type ResponseVersion } from "@glossa/contract";
import { type AnnotationPorts, historyOf } from "@glossa/features/annotation";
import type { LoadedSession } from "@glossa/session/server";
import { useMemo } from "react";
import { listResponseVersions } from "../queries/response-versions";
import type { AnnotationData } from "./use-annotation";

/** Loads the responses to a record as they are and as they were; undefined where the server keeps no history. */
export function useHistory(
  session: LoadedSession,
  { questions, responseVersions }: AnnotationData,
): AnnotationPorts["loadHistory"] {
  return useMemo(() => {
    if (!responseVersions) return undefined;
    let loaded: readonly ResponseVersion[] = [];
    return async (recordId, before) => {
      const query = { before };
      const { items, next } = await listResponseVersions({ params: { record_id: recordId }, query });
      // The last version of a page is compared with the first one of the next.
      loaded = before === undefined ? items : [...loaded, ...items];
      const { fields } = session.getState().records[recordId]?.record ?? {};
      const entries = historyOf(loaded, questions, parseTimestamp, fields);
      return { entries, next: next ?? undefined };
    };
  }, [session, questions, responseVersions]);
}
