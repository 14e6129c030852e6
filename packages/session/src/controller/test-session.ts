import type { QueueStatus } from "@glossa/contract";
import { vi } from "vitest";
import { type Criteria, firstCriteria } from "../criteria/criteria";
import { type DraftDisk, memoryDrafts } from "../drafts/draft-store";
import type { AskedPage } from "../model/queue/fetched";
import { currentId, type Fetch } from "../model/queue/queue";
import { isTouched, type RecordInput } from "../model/record/record-state";
import { saveStateOf } from "../model/record/save-state";
import { selectForm, selectQueue, selectRecord, selectSaveState } from "../model/selectors";
import type { SessionState } from "../model/state";
import type { ResponsesPort } from "../outbox/deliver";
import { fakeServer, type ServerBehaviour } from "../outbox/fake-server";
import { makeOutbox } from "../outbox/outbox";
import { memoryStore, type OutboxStore } from "../outbox/store";
import { openSession } from "./annotation-session";
import type { BulkJobsPort, TabStore } from "./ports";
import { CriteriaRefusedError } from "./ports";

/** A required label question and an optional text question. */
export const questions = [
  {
    id: "q1",
    name: "topic",
    required: true,
    settings: {
      type: "label_selection",
      options: [
        { value: "a", text: "A" },
        { value: "b", text: "B" },
      ],
      visible_options: null,
    },
  },
  { id: "q2", name: "note", required: false, settings: { type: "text", use_markdown: false } },
];

/** A session with a server of 25 records, the third of which has a suggestion. */
export function openTestSession({
  behaviour,
  status = "pending" as QueueStatus,
  position = 1,
  many = 1,
  count = 25,
  isDurable = true,
  drafts = memoryDrafts(),
  store = memoryStore(drafts),
  heldElsewhere,
  loads = () => true,
  miscounts = () => 0,
  criteria = {},
  first,
  isOpenElsewhere = false,
  userId = `ana${Math.random()}`,
  server = fakeServer(behaviour),
  arrival = Promise.resolve(),
  replied = Promise.resolve(),
  inOrder = (found) => found,
  tab,
  bulkJobs,
  suggested = (id) => (id === "r3" ? "b" : undefined),
  refuses = () => false,
  mayRespond = () => true,
}: {
  behaviour?: () => ServerBehaviour;
  status?: QueueStatus;
  position?: number;
  /** Records per page; more than one is bulk mode. */
  many?: number;
  count?: number;
  isDurable?: boolean;
  store?: OutboxStore;
  /** The unsaved changes of an earlier session; undefined if nothing can be stored. */
  drafts?: DraftDisk | undefined;
  /** Makes it a shared queue: records that colleagues have claimed are withheld while there are others. */
  heldElsewhere?: ReadonlySet<string>;
  /** Whether records can be loaded now. */
  loads?: () => boolean;
  /** The error of the total in a reply: it was counted a moment after the records were read. */
  miscounts?: () => number;
  criteria?: Partial<Criteria>;
  first?: AskedPage<RecordInput>;
  /** Whether another tab of the same browser has the dataset open. */
  isOpenElsewhere?: boolean;
  userId?: string;
  /** The server of an earlier session. */
  server?: ReturnType<typeof fakeServer>;
  /** When pages arrive that the server has read. */
  arrival?: Promise<void>;
  /** When the first responses reach the server. */
  replied?: Promise<void>;
  /** The data that an earlier page of the same tab has stored. */
  tab?: TabStore;
  /** The actions that the server runs. */
  bulkJobs?: BulkJobsPort;
  /** The order in which the server reads the records with a status. */
  inOrder?: (ids: readonly string[]) => readonly string[];
  /** The suggestion for the first question of a record now. */
  suggested?: (recordId: string) => string | undefined;
  /** Criteria that the server refuses. */
  refuses?: (criteria: Criteria) => boolean;
  /** Whether responses are taken. */
  mayRespond?: () => boolean;
} = {}) {
  const owner = { server: "http://here", userId };
  const create: ResponsesPort["create"] = async (...given) => {
    await replied;
    return server.port.create(...given);
  };
  const lack = () => (isDurable ? undefined : "refused");
  const hold = () => ({ isOnly: Promise.resolve(!isOpenElsewhere), release: () => {} });
  const outbox = makeOutbox({ owner, port: { ...server.port, create }, store, drafts, hold, lack });
  let timesSkippedShown = 0;
  const ids = Array.from({ length: count }, (_, index) => `r${index + 1}`);
  const record = (id: string) => recordOf(id, suggested(id), server);
  const members = (status: QueueStatus) =>
    ids.filter((id) => (server.responses.get(id)?.status ?? "pending") === status);
  const fetches: Fetch[] = [];
  const heard = nothingHeard();
  const session = openSession({
    questions,
    criteria: { ...firstCriteria("d"), ...criteria, status, page: { page: position, many } },
    first,
    ports: {
      outbox,
      ...(tab && { tab }),
      ...(bulkJobs && { bulkJobs }),
      loadPage: async (asked, { offset, limit }) => {
        fetches.push({ offset, limit });
        if (refuses(asked)) throw new CriteriaRefusedError("no", { cause: "refused" });
        const { status } = asked;
        if (!loads()) throw new Error("down");
        const all = inOrder(members(status));
        const open = all.filter((one) => !heldElsewhere?.has(one));
        const handed = open.length > 0 ? open : all;
        const records = handed.slice(offset, offset + limit).map(record);
        const total = all.length + miscounts();
        await arrival;
        return { records, total, isShared: heldElsewhere !== undefined };
      },
      loadRecord: async (id) => {
        if (!loads()) throw new Error("down");
        heard.loadedAgain.push(id);
        return ids.includes(id) ? record(id) : undefined;
      },
      mayRespond,
      onConfirmed: () => {},
      onRefused: (error) => void heard.told.push(error),
      onLoadFailed: (error) => void heard.failed.push(error),
      onSkippedShown: () => {
        timesSkippedShown += 1;
      },
      onOutdated: (isOutdated) => void heard.outdated.push(isOutdated),
      onRestored: (recordIds) => void heard.restored.push([...recordIds]),
    },
  });
  const id = () => currentId(session.getState().queue);
  const recordState = () => session.getState().recordStates[id() ?? ""];
  const badge = () => {
    const now = recordState();
    return now && saveStateOf({ ...now, isModified: isTouched(now, questions) }).kind;
  };
  return {
    server,
    session,
    outbox,
    id,
    recordState,
    badge,
    members,
    fetches,
    ...heard,
    /** How often skipped records were shown because no others could be loaded. */
    timesSkippedShown: () => timesSkippedShown,
    settle: () => vi.advanceTimersByTimeAsync(0),
  };
}

/** What the session has reported, or asked for. */
function nothingHeard() {
  return {
    restored: [] as string[][],
    told: [] as unknown[],
    failed: [] as unknown[],
    outdated: [] as boolean[],
    loadedAgain: [] as string[],
  };
}

function recordOf(
  id: string,
  suggested: string | undefined,
  { responses }: ReturnType<typeof fakeServer>,
): RecordInput {
  const suggestions = suggested === undefined ? [] : [{ question_id: "q1", value: suggested }];
  return { id, suggestions, response: structuredClone(responses.get(id)) ?? null };
}

/** The parts of a session that a page shows. */
export function shownOf<R extends RecordInput>(state: SessionState<R>) {
  return {
    load: state.load,
    queue: selectQueue(state),
    ...selectRecord(state),
    form: { ...selectForm(state), saveState: selectSaveState(state) },
  };
}
