import { vi } from "vitest";
import { badgeOf } from "../badge";
import { type Criteria, firstCriteria } from "../criteria/criteria";
import type { AskedPage } from "../fetched";
import type { ResponsesPort } from "../outbox/deliver";
import { fakeServer, type Weather } from "../outbox/fake-server";
import { makeOutbox } from "../outbox/outbox";
import { memoryStore, type OutboxStore } from "../outbox/store";
import { currentId, type Fetch, type QueueStatus } from "../queue";
import { isTouched, type RecordFacts } from "../work";
import { openSession } from "./annotation-session";

/** A label question that has to be answered, and a text question that may be. */
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

/** A session over a server of 25 records, the third of which carries a suggestion. */
export function openTestSession({
  weather,
  status = "pending" as QueueStatus,
  position = 1,
  count = 25,
  isDurable = true,
  store = memoryStore(),
  heldElsewhere,
  loads = () => true,
  miscounts = () => 0,
  criteria = {},
  first,
  userId = `ana${Math.random()}`,
  server = fakeServer(weather),
  arrival = Promise.resolve(),
  replied = Promise.resolve(),
}: {
  weather?: () => Weather;
  status?: QueueStatus;
  position?: number;
  count?: number;
  isDurable?: boolean;
  store?: OutboxStore;
  /** Makes it a shared queue: what colleagues hold is kept back while there is anything else. */
  heldElsewhere?: ReadonlySet<string>;
  /** Whether records can be fetched now. */
  loads?: () => boolean;
  /** By how many the count is off that is given now: it was taken a moment after the records. */
  miscounts?: () => number;
  criteria?: Partial<Criteria>;
  first?: AskedPage<RecordFacts>;
  userId?: string;
  /** The server of a session before. */
  server?: ReturnType<typeof fakeServer>;
  /** When pages arrive that the server has read. */
  arrival?: Promise<void>;
  /** When first answers get through to the server. */
  replied?: Promise<void>;
} = {}) {
  const owner = { server: "http://here", userId };
  const create: ResponsesPort["create"] = async (...given) => {
    await replied;
    return server.port.create(...given);
  };
  const outbox = makeOutbox({ owner, port: { ...server.port, create }, store, isDurable });
  const ids = Array.from({ length: count }, (_, index) => `r${index + 1}`);
  const facts = (id: string): RecordFacts => ({
    id,
    suggestions: id === "r3" ? [{ question_id: "q1", value: "b" }] : [],
    response: structuredClone(server.answers.get(id)) ?? null,
  });
  const members = (wanted: QueueStatus) =>
    ids.filter((id) => (server.answers.get(id)?.status ?? "pending") === wanted);
  const fetches: Fetch[] = [];
  const session = openSession({
    questions,
    criteria: { ...firstCriteria("d"), ...criteria, status, page: { page: position, many: 1 } },
    first,
    ports: {
      outbox,
      loadPage: async (wanted, { offset, limit }) => {
        fetches.push({ offset, limit });
        if (!loads()) throw new Error("down");
        const all = members(wanted);
        const open = all.filter((one) => !heldElsewhere?.has(one));
        const handed = open.length > 0 ? open : all;
        const records = handed.slice(offset, offset + limit).map(facts);
        const total = all.length + miscounts();
        await arrival;
        return { records, total, isShared: heldElsewhere !== undefined };
      },
      loadRecord: async (id) => facts(id),
      onConfirmed: () => {},
    },
  });
  const id = () => currentId(session.getState().queue);
  const work = () => session.getState().work[id() ?? ""];
  const badge = () => {
    const now = work();
    return now && badgeOf({ ...now, isModified: isTouched(now, questions) }).kind;
  };
  return {
    server,
    session,
    outbox,
    id,
    work,
    badge,
    members,
    fetches,
    settle: () => vi.advanceTimersByTimeAsync(0),
  };
}
