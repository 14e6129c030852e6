import type { Criteria } from "../criteria/criteria";
import type { AskedPage } from "../fetched";
import { firstFetch } from "../queue";
import type { RecordFacts } from "../work";
import type { SessionPorts } from "./ports";

/** Makes a way to ask for the first records of a session before it is open: beside its questions, not after them. */
export function askAhead<R extends RecordFacts>(criteria: Criteria) {
  let asked: AskedPage<R> | undefined;
  return {
    /** Where to begin. */
    criteria,
    ask({ loadPage }: Pick<SessionPorts<R>, "loadPage">): void {
      asked ??= { askedAt: Date.now(), page: loadPage(criteria.status, firstFetch(criteria)) };
      // The session asks again where this failed.
      asked.page.catch(() => undefined);
    },
    /** The records that were asked for, once. */
    take(): AskedPage<R> | undefined {
      const taken = asked;
      asked = undefined;
      return taken;
    },
  };
}
