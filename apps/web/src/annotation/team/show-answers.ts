import type { QueueStatus, RecordFilters, ResponseFilter } from "@glossa/contract";
import { queueStatuses } from "@glossa/features/annotation";
import { noFilters } from "@glossa/session";
import { type LoadedSession, searchOf } from "@glossa/session/server";
import { api } from "../../api";
import { translate } from "../../state/language";
import { notices } from "../../state/notices";

const noSearch = { text: "", field: "all" };

/** The last call: an earlier one whose counts arrive later changes nothing. */
let last: symbol | undefined;

/**
 * Shows the records that a filter on the answers of others finds, whatever was shown before. A list has records of one
 * status of the user: the pending ones, or where there are none, those of the status that most have. A notice says how many
 * there are elsewhere.
 */
export async function showAnswers(
  session: LoadedSession,
  datasetId: string,
  response: ResponseFilter,
): Promise<void> {
  const call = Symbol(datasetId);
  last = call;
  const filters = { ...noFilters, response: [response] };
  const before = session.getState().criteria.committed;
  const counts = await countByStatus(datasetId, filters);
  // The user has gone on meanwhile.
  if (last !== call || session.getState().criteria.committed !== before) return;
  const status = statusToShow(counts);
  await session.select({ datasetId, status, search: noSearch, filters });
  // It waits while the user decides about changes of the record on screen.
  if (session.getState().criteria.committed.filters === filters) tellElsewhere(counts, status);
}

type Counts = readonly { status: QueueStatus; total: number }[];

/** The number of records per status, of those that have any; none if it cannot be asked for. */
async function countByStatus(dataset_id: string, filters: RecordFilters): Promise<Counts> {
  const counts = queueStatuses.map(async (status) => {
    const body = searchOf({ status, search: noSearch, filters });
    const { total } = await api.searchMyRecords({ params: { dataset_id }, query: { limit: 1 }, body });
    return { status, total };
  });
  const known = await Promise.all(counts).catch(() => []);
  return known.filter(({ total }) => total > 0);
}

/** The pending ones are left to decide. */
function statusToShow(counts: Counts): QueueStatus {
  if (counts.some(({ status }) => status === "pending")) return "pending";
  return counts.toSorted((one, other) => other.total - one.total)[0]?.status ?? "pending";
}

function tellElsewhere(counts: Counts, shown: QueueStatus): void {
  const others = counts.filter(({ status }) => status !== shown);
  if (others.length === 0) return;
  const here = counts.find(({ status }) => status === shown)?.total ?? 0;
  const total = others.reduce((sum, one) => sum + one.total, here);
  const elsewhere = others.map((one) =>
    translate("team.countOf", { status: translate(`status.${one.status}`), count: one.total }),
  );
  const status = translate(`status.${shown}`);
  notices.show({
    tone: "info",
    text: translate("team.elsewhere", { here, total, status, elsewhere: elsewhere.join(", ") }),
  });
}
