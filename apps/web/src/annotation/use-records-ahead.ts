import { prefetch } from "@glossa/session";
import type { LoadedRecord } from "@glossa/session/server";
import { useEffect, useState } from "react";
import { recordsOf } from "../session-server";
import { useStart } from "./use-address";

/** Where to begin, and the records from there on. */
export type RecordsAhead = ReturnType<typeof prefetch<LoadedRecord>>;

/** Asks for the first records of a dataset beside its questions and fields: nobody waits for one after the other. */
export function useRecordsAhead(datasetId: string, userId: string | undefined): RecordsAhead {
  const start = useStart();
  // Where to begin counts once; afterwards the address follows the session.
  const [ahead] = useState(() => prefetch<LoadedRecord>(start));
  useEffect(() => {
    if (userId !== undefined) ahead.ask(recordsOf(datasetId, userId));
  }, [ahead, datasetId, userId]);
  return ahead;
}
