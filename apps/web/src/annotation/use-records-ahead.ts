import { prefetch } from "@glossa/session";
import type { LoadedRecord } from "@glossa/session/server";
import { useEffect, useState } from "react";
import { recordsOf } from "../outbox/session-server";
import { useStart } from "./use-address";

/** The start position, and the records from there on. */
export type RecordsAhead = ReturnType<typeof prefetch<LoadedRecord>>;

/** Loads the first records of a dataset in parallel with its questions and fields. */
export function useRecordsAhead(datasetId: string, userId: string | undefined): RecordsAhead {
  const start = useStart();
  // The start position is used once; afterwards the address follows the session.
  const [ahead] = useState(() => prefetch<LoadedRecord>(start));
  useEffect(() => {
    if (userId !== undefined) ahead.ask(recordsOf(datasetId, userId));
  }, [ahead, datasetId, userId]);
  return ahead;
}
