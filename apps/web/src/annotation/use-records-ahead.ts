import { type Criteria, firstFetch, type SessionPorts } from "@glossa/session";
import type { LoadedRecord } from "@glossa/session/server";
import { useEffect, useState } from "react";
import { recordsOf } from "./server";
import { useStart } from "./use-address";

type FirstPage = ReturnType<SessionPorts<LoadedRecord>["loadPage"]>;

/** Where to begin, and the records from there on. */
export interface RecordsAhead {
  criteria: Criteria;
  /** The records that were asked for, once. */
  take: () => FirstPage | undefined;
}

/** Asks for the first records of a dataset beside its questions and fields: nobody waits for one after the other. */
export function useRecordsAhead(datasetId: string, userId: string | undefined): RecordsAhead {
  const start = useStart();
  // Where to begin counts once; afterwards the address follows the session.
  const [ahead] = useState(() => recordsAhead(start));
  useEffect(() => {
    if (userId !== undefined) ahead.ask(datasetId, userId);
  }, [ahead, datasetId, userId]);
  return ahead;
}

function recordsAhead(criteria: Criteria) {
  let asked: FirstPage | undefined;
  return {
    criteria,
    ask(datasetId: string, userId: string) {
      asked ??= recordsOf(datasetId, userId).loadPage(criteria.status, firstFetch(criteria));
      // The session asks again where this failed.
      asked.catch(() => undefined);
    },
    take() {
      const taken = asked;
      asked = undefined;
      return taken;
    },
  };
}
