import type { Criteria } from "../../criteria/criteria";
import { isNamingParts } from "../../criteria/known";
import type { AskedPage } from "../../model/queue/fetched";
import { firstFetch } from "../../model/queue/queue";
import type { RecordInput } from "../../model/record/record-state";
import type { SessionPorts } from "../ports";

/**
 * Creates a prefetch of a session's first records, in parallel with its questions. Criteria that name parts of the
 * dataset are not sent: they are compared with its settings first.
 *
 * @param criteria those of the session that will be opened
 * @example
 * const ahead = prefetch(criteriaFrom(new URLSearchParams("page=3"), "support-tickets"));
 * ahead.ask({ loadPage: async () => ({ records: [], total: 0 }) });
 * const first = ahead.take(); // the `first` of `openSession`, once the questions are there
 */
export function prefetch<R extends RecordInput>(criteria: Criteria) {
  let asked: AskedPage<R> | undefined;
  return {
    /** The position to start from. */
    criteria,
    ask({ loadPage }: Pick<SessionPorts<R>, "loadPage">): void {
      if (isNamingParts(criteria)) return;
      asked ??= { askedAt: Date.now(), page: loadPage(criteria, firstFetch(criteria)) };
      // If this failed, the session requests again.
      asked.page.catch(() => undefined);
    },
    /** Returns the prefetched records, once. */
    take(): AskedPage<R> | undefined {
      const taken = asked;
      asked = undefined;
      return taken;
    },
  };
}
